import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../../server/config/environment'
import { type RunningServer, startServer } from '../../../server/startServer'
import { createCleanEnvironment } from '../../fixtures/cleanEnvironment'
import { putSeededFile } from '../../postgres/testDatabase'

/** The server that a test's browser visits. */
export interface SiteServer {
  /** Folder of the database (foyer.db), the files and the secret. */
  readonly dataDir: string
  readonly port: number
  /** Returns the origin of a client's site. Browsers resolve every name below localhost to the loopback address. */
  getOrigin(client: string): string
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>
}

/**
 * The demo in this process, with a separate data folder. A separate process would take two seconds of processor time to
 * start, and would compile the server's code again.
 */
export class DemoServer implements SiteServer {
  private constructor(
    readonly dataDir: string,
    private readonly variables: Record<string, string>,
    private readonly server: RunningServer,
  ) {}

  static async start(variables: Record<string, string>): Promise<DemoServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
    await putSeededFile(dataDir)
    const settings = { ...variables, PORT: '0', HOST: '127.0.0.1', FOYER_DATA_DIR: dataDir }
    const environment = readEnvironment(settings, ['--demo'])
    const server = await startServer(environment, { root: process.cwd(), now: () => new Date() })
    return new DemoServer(dataDir, variables, server)
  }

  get port(): number {
    return this.server.port
  }

  getOrigin(client: string): string {
    return `http://${client}.localhost:${this.port}`
  }

  /**
   * Runs an operator's command on this server's data and waits until it ends.
   * @throws Error with the command's error output if it fails
   */
  runCommand(...args: string[]): void {
    const env = { ...createCleanEnvironment(), ...this.variables, FOYER_DATA_DIR: this.dataDir }
    const { status, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...args], { env })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  }

  async dispose(): Promise<void> {
    await this.server.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
