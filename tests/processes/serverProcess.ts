import { type ChildProcess, spawn } from 'node:child_process'
import type { TestVariables } from '../api/operatorsCommands'

/** The built server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  pid: number
  /** Sends the signal and waits for the end. @returns the exit code; null if the signal ended the process */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  output: () => string
}

export interface EndedProcess {
  code: number | null
  output: string
}

/** Starts a server and waits until it listens. @throws Error with the server's output if the server ends before */
export async function startProcess(
  variables: TestVariables,
  args: string[] = ['--demo'],
  program?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(variables, args, program)
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const port = /(?:localhost|127\.0\.0\.1):(\d+)/.exec(output())?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  const url = await Promise.race([
    listening,
    ended.then(({ code }) => Promise.reject(new Error(`Ended with ${code}: ${output()}`))),
  ])
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (await ended).code
  }
  return { url, pid: child.pid ?? 0, end, output }
}

/** Runs a server until it ends, for starts that must fail. */
export function runToEnd(variables: TestVariables, args: string[] = ['--demo']): Promise<EndedProcess> {
  return spawnServer(variables, args).ended
}

/**
 * Parses the log of a production server, whose lines are JSON.
 * @throws Error for a line that is not JSON, or has no level, time or msg
 */
export function parseLog(output: string): { level: number; time: number; msg: string }[] {
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const entry = JSON.parse(line)
      if (typeof entry.level === 'number' && typeof entry.time === 'number' && typeof entry.msg === 'string')
        return entry
      throw new Error(`A line without level, time and msg: ${line}`)
    })
}

function spawnServer(variables: TestVariables, args: string[], program = 'dist/server/main.js') {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      text += String(part)
    })
  }
  const exitPromise = new Promise<EndedProcess>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: text }))
  })
  return { child, ended: exitPromise, output: () => text }
}
