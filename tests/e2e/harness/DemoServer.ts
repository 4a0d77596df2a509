import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../../server/config/environment'
import { type RunningServer, startServer } from '../../../server/startServer'
import { cleanEnvironment } from '../../fixtures/cleanEnvironment'
import { putSeededFile } from '../../postgres/testDatabase'

/** What a test asks of the server that its browser visits. */
export interface SiteServer {
  /** Folder of its database (foyer.db), its files and its secret. */
  readonly dataDir: string
  readonly port: number
  /** The address of a client's site; browsers lead every name below localhost to loopback. */
  getOrigin(client: string): string
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>
}

/**
 * The demo in this process, in a data folder of its own. A process of its own would take two seconds of a processor to
 * start, and would compile anew what the next one needs as well.
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
   * Runs an operator's command on the data, to its end.
   * @throws Error with what the command has written if it fails
   */
  runCommand(...args: string[]): void {
    const env = { ...cleanEnvironment(), ...this.variables, FOYER_DATA_DIR: this.dataDir }
    const { status, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...args], { env })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  }

  async dispose(): Promise<void> {
    await this.server.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
