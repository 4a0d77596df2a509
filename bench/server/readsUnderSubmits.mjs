// How long reads take while applications come in: `node bench/server/readsUnderSubmits.mjs [seconds] [submits a second]`,
// after `npm run build`. Two readers ask for the list, a vacancy's form and a page in turn. Prints in ms, for each of these,
// the median and the 99th percentile alone and beside the submits, and p99 : median.
import { setTimeout as pause } from 'node:timers/promises'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [seconds = 20, submitsPerSecond = 50] = quietNumbers()
const readers = 2
const demo = await startDemo()
try {
  const { headers, submit } = await openApplicant(() => demo.url)
  const paths = ['/api/vacancies', '/api/vacancies/1/form', '/']
  await reads(paths, headers, 3)
  const alone = await reads(paths, headers, seconds)
  const [beside, submitted] = await Promise.all([reads(paths, headers, seconds), submits(submit)])
  const rows = paths.flatMap((path) => [
    [`${path}, alone`, summary(alone[path])],
    [`${path}, beside submits`, summary(beside[path])],
  ])
  console.table(Object.fromEntries(rows))
  console.log({ acknowledged: submitted, perSecond: Math.round(submitted / seconds), load: loadSoFar() })
} finally {
  await demo.stop()
}

async function reads(paths, headers, forSeconds) {
  const until = performance.now() + forSeconds * 1000
  const took = Object.fromEntries(paths.map((path) => [path, []]))
  const reader = async (first) => {
    for (let at = first; performance.now() < until; at += 1) {
      const path = paths[at % paths.length]
      const began = performance.now()
      const answer = await fetch(demo.url + path, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`)
      took[path].push(performance.now() - began)
      await pause(5)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, at) => reader(at)))
  return took
}

async function submits(submit) {
  const sent = []
  const began = performance.now()
  for (let n = 0; n < seconds * submitsPerSecond; n += 1) {
    const wait = began + (n * 1000) / submitsPerSecond - performance.now()
    if (wait > 0) await pause(wait)
    sent.push(submit(`applicant-${n}`))
  }
  const answers = await Promise.all(sent)
  return answers.filter(({ status }) => status === 201).length
}

function summary(times) {
  const took = times.toSorted((one, other) => one - other)
  const at = (share) => Math.round(took[Math.floor(took.length * share)] * 10) / 10
  const [p50, p99] = [at(0.5), at(0.99)]
  return { reads: took.length, median: p50, p99, 'p99 : median': Math.round((p99 / p50) * 10) / 10 }
}
