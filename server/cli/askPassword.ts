import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command'

/** Asks twice for a new password at the terminal, without echo. @throws CommandError */
export async function askPassword(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  // readline handles Ctrl+C and end of input itself; without this, a pending question would never settle.
  const ended = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new CommandError('No password was given.')))
  })
  const ask = async (question: string) => {
    process.stderr.write(question)
    const answer = await Promise.race([terminal.question(''), ended])
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('The same again: ')) === password) return password
    throw new CommandError('The two passwords differ.')
  } finally {
    ended.catch(() => {})
    terminal.close()
  }
}
