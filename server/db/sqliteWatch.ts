import { statSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { Worker } from 'node:worker_threads'
import { foyerCommand } from '../projectRoot'
import { getSqlitePath } from './openSqlite'
import type { IntegrityResult } from './sqliteIntegrity'

/** How often tables are checked, and for how long at most, in milliseconds. */
export interface IntegrityInterval {
  everyMs: number
  budgetMs: number
}

const defaultInterval: IntegrityInterval = { everyMs: 60 * 60 * 1000, budgetMs: 60 * 1000 }

/**
 * Watches the database file of a running server: whether the path still leads to the file that the server has open, and
 * whether the file is intact.
 */
export class SqliteWatch {
  readonly path: string
  readonly #root: string
  readonly #interval: IntegrityInterval
  readonly #openedIdentity: string | undefined
  #dueAt: number
  #nextTable = 0
  #damage: string | undefined
  #failure: unknown
  #running: Promise<void> | undefined
  #worker: Worker | undefined

  /**
   * Create it while the database is open and was just checked.
   * @param root the project's root
   */
  constructor(databaseUrl: string, root: string, interval = defaultInterval) {
    this.#root = root
    this.path = resolvePath(getSqlitePath(databaseUrl))
    this.#interval = interval
    this.#openedIdentity = getIdentity(this.path)
    this.#dueAt = performance.now() + interval.everyMs
  }

  /** Returns why the path no longer leads to the open file, as a sentence; undefined if it does. */
  findFileProblem(): string | undefined {
    const currentIdentity = getIdentity(this.path)
    if (currentIdentity === this.#openedIdentity) return undefined
    const problemText = currentIdentity === undefined ? 'is gone' : 'was replaced by another file'
    return (
      `The database file ${this.path} ${problemText} while the server runs. The server still uses the former file, which is lost ` +
      `when it stops. Stop the server, and put the file or a backup in its place: ${foyerCommand} restore FILE.`
    )
  }

  /**
   * Returns the damage that the latest check found, as a sentence. Starts the next check in a thread if it is due.
   * @throws the error of a check that failed to run; each error is thrown once
   */
  checkForDamage(): string | undefined {
    const failure = this.#failure
    this.#failure = undefined
    if (failure !== undefined) throw failure
    if (performance.now() >= this.#dueAt) this.#running ??= this.#check()
    return this.#damage === undefined
      ? undefined
      : `The database ${this.path} is damaged (${this.#damage.replaceAll(/\s+/g, ' ')}). Stop the server and put a backup in its place: ${foyerCommand} restore FILE.`
  }

  /** Resolves when no check runs. */
  async waitUntilIdle(): Promise<void> {
    await this.#running
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  async #check(): Promise<void> {
    const { everyMs, budgetMs } = this.#interval
    try {
      const result = await this.#runThread(budgetMs)
      this.#damage = result?.damage
      this.#nextTable = result?.next ?? this.#nextTable
    } catch (error) {
      this.#failure = error
    }
    this.#dueAt = performance.now() + everyMs
    this.#running = undefined
  }

  /** Resolves with undefined if `stop` ends the thread. */
  #runThread(budgetMs: number): Promise<IntegrityResult | undefined> {
    const isSource = import.meta.url.endsWith('.ts')
    const file = isSource
      ? join(import.meta.dirname, 'integrityThread.ts')
      : join(this.#root, 'dist/server/integrityThread.js')
    return new Promise((resolve, reject) => {
      // A thread cannot start from TypeScript, but can load it.
      const worker = new Worker(isSource ? `require('tsx/cjs'); require(${JSON.stringify(file)})` : file, {
        workerData: { path: this.path, from: this.#nextTable, budgetMs },
        eval: isSource,
      })
      worker.unref()
      this.#worker = worker
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => resolve(undefined))
    })
  }
}

function getIdentity(path: string): string | undefined {
  const fileStatus = statSync(path, { throwIfNoEntry: false })
  return fileStatus && `${fileStatus.dev} ${fileStatus.ino}`
}
