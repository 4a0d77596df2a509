// Runs one benchmark on the built product: `node bench/run.mjs <name> [numbers] [--busy]`. See bench/README.md.
import { loadavg } from 'node:os'

const benchmarks = [
  'applicationForm',
  'deliveryQueries',
  'durableSubmits',
  'firstVisit',
  'manyClients',
  'publicPages',
]
/** Above this load, processes wait for the CPU, and a comparison measures those waits. */
const maxLoad = 1.5
const [name, ...args] = process.argv.slice(2)
const loadBefore = getLoadAverage()

if (!benchmarks.includes(name)) {
  console.error(`Usage: node bench/run.mjs <${benchmarks.join(' | ')}> [numbers] [--busy]`)
  process.exitCode = 1
} else if (loadBefore > maxLoad && !args.includes('--busy')) {
  console.error(`The load average is ${loadBefore}. Wait until it is below ${maxLoad}, or add --busy.`)
  process.exitCode = 1
} else {
  const { measure } = await import(`./${name}.mjs`)
  const rows = await measure(...args.filter((arg) => arg !== '--busy').map(Number))
  const rowsWithLoad = Object.entries(rows).map(([row, figures]) => [
    row,
    { ...figures, load: `${loadBefore} → ${getLoadAverage()}` },
  ])
  console.table(Object.fromEntries(rowsWithLoad))
}

/** Load average of the last minute. */
function getLoadAverage() {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}
