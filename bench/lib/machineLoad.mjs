import { loadavg } from 'node:os'

/** Above it, what is compared waits for the processor in turns of its own, and ratios say nothing. */
const mostLoad = 1.5
const before = load()

/**
 * The numbers of the command line, for a bench that compares. On a machine that has other work to do it ends the process
 * with 1, says what to do, and compares nothing, unless `--busy` is among the arguments.
 */
export function quietNumbers() {
  const words = process.argv.slice(2)
  const isBusy = before > mostLoad && !words.includes('--busy')
  if (isBusy) {
    console.error(
      `The machine's load is ${before}: above ${mostLoad} a ratio would say more of it than of the product.`,
    )
    console.error('Run it again when the load has fallen, or with --busy to see the figures all the same.')
    process.exit(1)
  }
  return words.filter((word) => word !== '--busy').map(Number)
}

/** Of the last minute, to stand beside figures: as it began and by now, when the bench's own work is in it. */
export function loadSoFar() {
  return `${before} before, ${load()} by now`
}

function load() {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}
