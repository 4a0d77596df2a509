import { text } from 'node:stream/consumers'
import { askPassword } from './askPassword'
import { runCli } from './runCli'

process.exitCode = await runCli(process.argv.slice(2), {
  variables: process.env,
  unitFile: '/etc/foyer.env',
  print: (line) => process.stdout.write(`${line}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
  readStdin: () => text(process.stdin),
  ...(process.stdin.isTTY ? { askPassword } : {}),
})
