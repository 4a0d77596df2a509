import type { FastifyBaseLogger } from 'fastify'
import { BackgroundLoop } from '../jobs/backgroundLoop'

export const healthProblemKinds = [
  'clock',
  'disk',
  'database-file',
  'database-damage',
  'mail',
  'back-office',
  'configuration',
] as const

/** A problem of the running installation, reported to the operator. */
export interface HealthProblem {
  what: (typeof healthProblemKinds)[number]
  /** Code of the affected client; undefined if all clients are affected. */
  client?: string
  /** Description, as a sentence. */
  says: string
}

/** A background check of the installation. */
export interface HealthCheck {
  /** Milliseconds between two runs, chosen by the cost of the check. */
  everyMs: number
  findProblems: () => Promise<HealthProblem[]>
}

interface Dependencies {
  checks: readonly HealthCheck[]
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Receives the error of a check that failed; its previous result stays in effect. */
  onError: (error: unknown) => void
}

interface CheckState {
  check: HealthCheck
  dueAt: number
  problems: HealthProblem[]
}

/** How often the watch looks for checks that are due. */
const tickMs = 5000

/** Runs the checks in the background, each at its own pace, and logs which kinds of problems begin and end. */
export class HealthWatch {
  readonly #dependencies: Dependencies
  readonly #states: CheckState[]
  readonly #loop = new BackgroundLoop(async () => {
    await this.runDueChecks()
    return tickMs
  }, tickMs)

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.#states = dependencies.checks.map((check) => ({ check, dueAt: 0, problems: [] }))
  }

  /** The problems that the checks found when each ran last. */
  get currentProblems(): readonly HealthProblem[] {
    return this.#states.flatMap(({ problems }) => problems)
  }

  /** Runs the checks that are due. */
  async runDueChecks(): Promise<void> {
    const { log, onError } = this.#dependencies
    const previousProblems = this.currentProblems
    const timestamp = performance.now()
    for (const state of this.#states.filter(({ dueAt }) => dueAt <= timestamp)) {
      state.dueAt = timestamp + state.check.everyMs
      await state.check.findProblems().then((problems) => {
        state.problems = problems
      }, onError)
    }
    const currentProblems = this.currentProblems
    const includesKind = (list: readonly HealthProblem[], kind: HealthProblem['what']) =>
      list.some(({ what }) => what === kind)
    for (const problem of currentProblems)
      if (!includesKind(previousProblems, problem.what)) log.error({ trouble: problem.what }, problem.says)
    for (const problem of previousProblems)
      if (!includesKind(currentProblems, problem.what))
        log.info({ trouble: problem.what }, 'problem resolved')
  }

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }
}
