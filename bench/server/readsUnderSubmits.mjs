// How long reads take while applications come in: `node bench/server/readsUnderSubmits.mjs [seconds] [submits a second]`,
// after `npm run build`. Two readers ask for the list, a vacancy's form and a page in turn; readers and applicants are
// processes of their own, so that neither waits for the other's work. Prints in ms, for each of these, the median and the
// 99th percentile alone and beside the submits, and p99 : median.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [seconds = 20, submitsPerSecond = 50] = quietNumbers()
const demo = await startDemo()
try {
  const { headers } = await openApplicant(() => demo.url)
  const paths = ['/api/vacancies', '/api/vacancies/1/form', '/']
  const reads = (forSeconds) => ask('readAgain', { url: demo.url, headers, paths, seconds: forSeconds })
  await reads(3)
  const alone = await reads(seconds)
  const submits = ask('submitAgain', { url: demo.url, seconds, submitsPerSecond })
  const [beside, acknowledged] = await Promise.all([reads(seconds), submits])
  const rows = paths.flatMap((path) => [
    [`${path}, alone`, summary(alone[path])],
    [`${path}, beside submits`, summary(beside[path])],
  ])
  console.table(Object.fromEntries(rows))
  console.log({ acknowledged, perSecond: Math.round(acknowledged / seconds), load: loadSoFar() })
} finally {
  await demo.stop()
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
