// What the disk has when the built server (dist/server/main.js, SQLite) says 201, as the kernel saw it (strace; Linux):
//   node bench/server/traceSyncs.mjs [submissions=200]
// One application after the other, every fourth with its resume. Of each: the request is read, its pages are written to the
// log, the log is synced to the disk (fdatasync or fsync answers 0), and only then, with nothing written since, 201 leaves.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const submissions = Number(process.argv[2] ?? 200)
if (spawnSync('strace', ['--version']).status !== 0)
  throw new Error('This needs strace: apt-get install strace')
const server = await startDemo()
const { submit, sendResume, resume } = await openApplicant(() => server.url)
const file = join(server.dataDir, 'trace.txt')
// The thread that answers is the one that writes to SQLite: its calls stand in the order in which they were made.
const calls = 'trace=read,write,writev,pwrite64,pwritev,fdatasync,fsync'
const tracer = spawn('strace', ['-p', String(server.child.pid), '-y', '-s', '60', '-e', calls, '-o', file], {
  stdio: ['ignore', 'ignore', 'pipe'],
})
await once(tracer.stderr, 'data')
let acknowledged = 0
const taken = ({ status, body }) => {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  acknowledged += 1
  return body
}
for (let n = 0; n < submissions; n++) {
  const { id } = taken(await submit(`trace.${n}`))
  if (n % 4 === 0) taken(await sendResume(id, resume(20_000)))
}
tracer.kill('SIGINT')
await once(tracer, 'exit')
const found = judge(readFileSync(file, 'utf8').split('\n'))
await server.stop()
console.log({ submissions, acknowledged, ...found, load: loadSoFar() })
process.exitCode = found.answered === acknowledged && found.inOrder === acknowledged ? 0 : 1

function judge(lines) {
  const counts = { answered: 0, inOrder: 0, syncs: 0 }
  let now = { isRead: false, isWritten: false, isSynced: false }
  for (const line of lines) {
    if (/^read\(.*"POST \/api\/submittedapplications/.test(line)) {
      now = { isRead: true, isWritten: false, isSynced: false }
    } else if (/^pwritev?(64)?\(\d+<[^>]*foyer\.db-wal>/.test(line)) {
      now = { ...now, isWritten: true, isSynced: false }
    } else if (/^f(data)?sync\(\d+<[^>]*foyer\.db-wal>\)\s+= 0$/.test(line)) {
      counts.syncs += 1
      now.isSynced = now.isWritten
    } else if (/^writev?\(.*"HTTP\/1\.1 201/.test(line)) {
      counts.answered += 1
      if (now.isRead && now.isSynced) counts.inOrder += 1
      now = { isRead: false, isWritten: false, isSynced: false }
    }
  }
  return counts
}
