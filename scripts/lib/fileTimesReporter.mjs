import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * A vitest reporter that writes the milliseconds of every test file to FOYER_FILE_TIMES, as JSON: `start` is what passes
 * before the first hook (environment, set-up files, imports), `tests` is hooks and tests.
 */
export default class FileTimesReporter {
  #files = []

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic()
    this.#files.push({
      file: relative(process.cwd(), module.moduleId),
      start: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
      tests: duration,
    })
  }

  onTestRunEnd() {
    writeFileSync(process.env.FOYER_FILE_TIMES, JSON.stringify(this.#files))
  }
}
