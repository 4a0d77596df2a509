import { text } from 'node:stream/consumers'
import { projectRoot } from '../projectRoot'
import { askPassword } from './askPassword'
import { runCli } from './runCli'

// The reader of a pipe may end early, as head does; the command then ends as well, without an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
const { npm_lifecycle_event: script, INIT_CWD: npmsCaller } = process.env
// npm changes to the product's folder before it runs a script, and passes the caller's folder in INIT_CWD.
const folder = script === 'foyer' && npmsCaller ? npmsCaller : process.cwd()
process.chdir(projectRoot())
process.exitCode = await runCli(process.argv.slice(2), {
  variables: process.env,
  unitFile: '/etc/foyer.env',
  folder,
  print: (line) => process.stdout.write(`${line}\n`),
  reportProgress: (line) => process.stderr.write(`${line}\n`),
  readStdin: () => text(process.stdin),
  ...(process.stdin.isTTY ? { askPassword } : {}),
})
