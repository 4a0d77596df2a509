import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { findProjectRoot } from '../projectRoot'
import { CommandError } from './command'
import { runCli } from './runCli'

/** Asks twice for a new password at the terminal, without echo. @throws CommandError */
async function askPassword(): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true })
  // readline handles Ctrl+C and end of input itself; without this, a pending question would never settle.
  const interruption = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new CommandError('No password was given.')))
  })
  const ask = async (question: string) => {
    process.stderr.write(question)
    const answer = await Promise.race([terminal.question(''), interruption])
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('The same again: ')) === password) return password
    throw new CommandError('The two passwords differ.')
  } finally {
    interruption.catch(() => {})
    terminal.close()
  }
}

// The reader of a pipe may end early, as head does; the command then ends as well, without an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
// npm changes to the product's folder before it runs a script, and passes the caller's folder in INIT_CWD.
const folder = script === 'foyer' && callerFolder ? callerFolder : process.cwd()
process.chdir(findProjectRoot())
process.exitCode = await runCli(process.argv.slice(2), {
  variables: process.env,
  unitEnvFile: '/etc/foyer.env',
  folder,
  print: (line) => process.stdout.write(`${line}\n`),
  reportProgress: (line) => process.stderr.write(`${line}\n`),
  readStdin: () => text(process.stdin),
  ...(process.stdin.isTTY ? { askPassword } : {}),
})
