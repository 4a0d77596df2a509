import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Answer, type CallOptions, callApi } from '../api/testServer'

/** Servers of two builds behind a simulated proxy, which sends calls only to running servers. */
export class RollingServers {
  readonly #variables: Record<string, string>
  readonly #running = new Map<string, ChildProcess>()

  constructor(variables: Record<string, string>) {
    this.#variables = variables
  }

  /** Starts a server of the build in this folder. @returns its address, once it listens */
  async start(folder: string): Promise<string> {
    const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...this.#variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const url = await new Promise<string>((resolve, reject) => {
      const listen = (part: Buffer) => {
        output += String(part)
        const port = /(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${output}`)))
    })
    this.#running.set(url, child)
    return url
  }

  /** Stops sending calls to a server and shuts it down; it finishes the calls in progress. @returns its exit code */
  async end(url: string): Promise<number | null> {
    const child = this.#running.get(url)
    this.#running.delete(url)
    if (!child) return null
    const exitPromise = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await exitPromise) as [number | null]
    return code
  }

  async endAll(): Promise<void> {
    for (const url of [...this.#running.keys()]) await this.end(url)
  }

  /** Sends a call to a random running server, and tries again if the connection fails. */
  async call<Body>(path: string, options: CallOptions = {}): Promise<Answer<Body>> {
    for (let attempt = 0; ; attempt += 1) {
      const urls = [...this.#running.keys()]
      const url = urls[Math.floor(Math.random() * urls.length)]
      try {
        return await callApi<Body>(`${url}${path}`, options)
      } catch (error) {
        if (attempt > 50) throw error
      }
    }
  }
}
