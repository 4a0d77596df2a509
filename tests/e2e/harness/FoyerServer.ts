import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { createCleanEnvironment } from '../../fixtures/cleanEnvironment'
import { putSeededFile } from '../../postgres/testDatabase'
import type { SiteServer } from './DemoServer'

const program = join(process.cwd(), 'dist/server/main.js')

/** Runs the built product with the demo in a separate process, which can be killed and started again. */
export class FoyerServer implements SiteServer {
  private child: ChildProcess | null = null
  private output = ''
  /** 0 before the first start. The operating system assigns the port, and restarts use the same one. */
  port = 0

  private constructor(
    readonly dataDir: string,
    private readonly variables: Record<string, string>,
  ) {}

  static async create(variables: Record<string, string>): Promise<FoyerServer> {
    if (!existsSync(program)) throw new Error('dist/server/main.js is missing: run `npm run build` first')
    const server = new FoyerServer(await mkdtemp(join(tmpdir(), 'foyer-e2e-')), variables)
    await putSeededFile(server.dataDir)
    await server.start()
    return server
  }

  getOrigin(client: string): string {
    return `http://${client}.localhost:${this.port}`
  }

  /** Starts the server with the existing data, and resolves when it is healthy. */
  async start(): Promise<void> {
    this.child = spawn(process.execPath, [program, '--demo'], {
      env: {
        ...createCleanEnvironment(),
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

  /**
   * Shuts the server down, as an operator would, and deletes its data.
   * @throws Error with the server's output if it does not end with code 0
   */
  async dispose(): Promise<void> {
    const code = await this.end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The server ended with code ${code}:\n${this.output}`)
  }
}
