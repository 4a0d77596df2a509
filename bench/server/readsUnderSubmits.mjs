// How long reads take while applications come in: `node bench/server/readsUnderSubmits.mjs [seconds] [submits a second]`,
// after `npm run build`. Two readers ask for the list, a vacancy's form and a page in turn; readers and applicants are
// processes of their own, so that neither waits for the other's work. Prints in ms, for each of these, the median and the
// 99th percentile alone and beside the submits, and p99 : median. Also of a bare Fastify route that sends the same bytes from
// memory while the submits go on beside it: what the machine itself adds to one read in a hundred.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [seconds = 20, submitsPerSecond = 50] = quietNumbers()
const demo = await startDemo()
const folder = mkdtempSync(join(tmpdir(), 'foyer-bare-'))
try {
  const { headers } = await openApplicant(() => demo.url)
  const paths = ['/api/vacancies', '/api/vacancies/1/form', '/']
  const bare = await startBare(headers, paths)
  const asOurs = { url: demo.url, headers, paths }
  const asBare = { url: bare.url, headers, paths: paths.map((_, at) => `/${at}`) }
  const reads = (of, forSeconds = seconds) => ask('readAgain', { ...of, seconds: forSeconds })
  const submits = () => ask('submitAgain', { url: demo.url, seconds, submitsPerSecond })
  await reads(asOurs, 3)
  await reads(asBare, 3)
  const alone = await reads(asOurs)
  const [beside, acknowledged] = await Promise.all([reads(asOurs), submits()])
  const [besideBare] = await Promise.all([reads(asBare), submits()])
  bare.stop()
  const rows = paths.flatMap((path, at) => [
    [`${path}, alone`, summary(alone[path])],
    [`${path}, beside submits`, summary(beside[path])],
    ['  the same bytes bare, beside submits', summary(besideBare[`/${at}`])],
  ])
  console.table(rows.map(([read, figures]) => ({ read, ...figures })))
  console.log({ acknowledged, perSecond: Math.round(acknowledged / seconds), load: loadSoFar() })
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true })
}

/** A process that sends what the demo answers to these paths, compressed as it was, at /0, /1, … */
async function startBare(headers, paths) {
  const files = []
  for (const [at, path] of paths.entries()) {
    const asked = get(demo.url + path, { headers: { ...headers, 'accept-encoding': 'gzip' } })
    const [answer] = await once(asked, 'response')
    const file = join(folder, String(at))
    writeFileSync(file, await buffer(answer))
    files.push(file)
  }
  const child = fork('bench/site/bareServer.mjs', files)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** What a process of its own says in answer. */
async function ask(name, question) {
  const child = fork(`bench/lib/${name}.mjs`)
  child.send(question)
  const [answer] = await once(child, 'message')
  child.kill()
  return answer
}

function summary(times) {
  const took = times.toSorted((one, other) => one - other)
  const at = (share) => Math.round(took[Math.floor(took.length * share)] * 100) / 100
  const [p50, p99] = [at(0.5), at(0.99)]
  return { reads: took.length, median: p50, p99, 'p99 : median': Math.round((p99 / p50) * 10) / 10 }
}
