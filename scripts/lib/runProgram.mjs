import { spawn } from 'node:child_process'
import { getProjectPath } from './projectRoot.mjs'

/**
 * Runs a program in the project's folder until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>} code 1 also if it could not be started or was ended by a
 * signal
 */
export function runProgram(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && !command.includes('\\')
    const child = spawn(command, args, {
      cwd: getProjectPath(),
      env,
      shell,
      // A separate process group, so that a signal also reaches the processes that npm has started; npm does not pass
      // it on.
      detached: process.platform !== 'win32',
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const appendOutput = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', appendOutput)
    child.stderr?.on('data', appendOutput)
    const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const forwardSignal = (signal) => {
      if (process.platform === 'win32' || child.pid === undefined) child.kill(signal)
      else process.kill(-child.pid, signal)
      // Exits only after the signal handlers of other running programs have been called.
      setImmediate(() => process.exit(1))
    }
    for (const signal of endSignals) process.once(signal, forwardSignal)
    const finish = (answer) => {
      for (const signal of endSignals) process.off(signal, forwardSignal)
      resolve(answer)
    }
    child.on('error', (error) => finish({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => finish({ code: code ?? 1, output }))
  })
}

/**
 * Runs npm: the npm that started this process, otherwise the one on the PATH. Same options and result as runProgram.
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? runProgram(process.execPath, [npm, ...args], options)
    : runProgram('npm', args, options)
}
