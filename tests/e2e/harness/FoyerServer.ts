import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { cleanEnvironment } from '../../fixtures/cleanEnvironment'

const program = join(process.cwd(), 'dist/server/main.js')
let seededDatabase: Promise<Buffer> | undefined

/** Runs the built product with the demo in a separate process and a temporary data directory. */
export class FoyerServer {
  private child: ChildProcess | null = null
  private output = ''
  /** 0 before the first start. The operating system assigns the port, and restarts use the same one. */
  port = 0

  private constructor(
    /** Directory of the database file, foyer.db. */
    readonly dataDir: string,
    private readonly variables: Record<string, string>,
  ) {}

  static async create(variables: Record<string, string> = {}): Promise<FoyerServer> {
    if (!existsSync(program)) throw new Error('dist/server/main.js is missing: run `npm run build` first')
    seededDatabase ??= FoyerServer.createSeededDatabase()
    const server = await FoyerServer.createInNewFolder(variables)
    await writeFile(join(server.dataDir, 'foyer.db'), await seededDatabase)
    await server.start()
    return server
  }

  private static async createInNewFolder(variables: Record<string, string>): Promise<FoyerServer> {
    return new FoyerServer(await mkdtemp(join(tmpdir(), 'foyer-e2e-')), variables)
  }

  /** Returns the bytes of a database after its first start. Each server of this process starts with a copy. */
  private static async createSeededDatabase(): Promise<Buffer> {
    const server = await FoyerServer.createInNewFolder({})
    await server.start()
    await server.end('SIGTERM')
    const bytes = await readFile(join(server.dataDir, 'foyer.db'))
    await server.dispose()
    return bytes
  }

  /** Returns the origin of a client's site. Browsers resolve every name below localhost to the loopback address. */
  getOrigin(client: string): string {
    return `http://${client}.localhost:${this.port}`
  }

  /** Starts the server with the existing data, and resolves when it is healthy. */
  async start(): Promise<void> {
    this.child = spawn(process.execPath, [program, '--demo'], {
      env: {
        ...cleanEnvironment(),
        ...this.variables,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        FOYER_DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const appendOutput = (chunk: Buffer) => {
      this.output += chunk.toString()
    }
    this.child.stdout?.on('data', appendOutput)
    this.child.stderr?.on('data', appendOutput)
    while (!this.hasPort() || !(await this.isHealthy())) {
      if (this.child.exitCode !== null) throw new Error(`The server stopped while starting:\n${this.output}`)
      await rest(50)
    }
  }

  private hasPort(): boolean {
    this.port ||= Number(/localhost:(\d+)/.exec(this.output)?.[1] ?? 0)
    return this.port > 0
  }

  /** Runs an operator's command on this server's data and waits until it ends. */
  runCommand(...args: string[]): void {
    const env = { ...cleanEnvironment(), ...this.variables, FOYER_DATA_DIR: this.dataDir }
    const { status, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...args], { env })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/api/health`)).ok
    } catch {
      return false
    }
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const exitPromise = once(child, 'exit')
    child.kill(signal)
    await exitPromise
    return child.exitCode
  }

  /** Kills the server without a shutdown, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Shuts the server down, as an operator would, and deletes its data. */
  async dispose(): Promise<void> {
    const code = await this.end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The server ended with code ${code}:\n${this.output}`)
  }
}
