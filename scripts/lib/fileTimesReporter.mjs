import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * A vitest reporter that writes the durations of all test files in milliseconds to FOYER_FILE_TIMES as JSON: `start`
 * is the time before the first hook (environment, set-up files, imports), `tests` the time of hooks and tests.
 */
export default class FileTimesReporter {
  #files = []
  /** Durations of the environments' set-up. Files that share a worker report the same one, which is counted once. */
  #environments = new Set()

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic()
    const environment = this.#environments.has(environmentSetupDuration) ? 0 : environmentSetupDuration
    this.#environments.add(environmentSetupDuration)
    this.#files.push({
      file: relative(process.cwd(), module.moduleId),
      start: environment + prepareDuration + collectDuration + setupDuration,
      tests: duration,
    })
  }

  onTestRunEnd() {
    writeFileSync(process.env.FOYER_FILE_TIMES, JSON.stringify(this.#files))
  }
}
