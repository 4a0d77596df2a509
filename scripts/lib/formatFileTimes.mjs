const maxListedFiles = 20
const formatSeconds = (milliseconds) => (milliseconds / 1000).toFixed(1)
const sum = (times, phase) => times.reduce((total, time) => total + time[phase], 0)

/**
 * Returns lines about the duration of a test run: for each suite the seconds of start-up and of hooks and tests,
 * summed over its files, then the slowest files of all suites. Empty if no suite reported its files.
 * @param {{ name: string, times?: import('./formatFileTimes.mjs').FileTime[] }[]} results
 * @returns {string[]}
 */
export function formatFileTimes(results) {
  const timedResults = results.filter(({ times }) => times?.length)
  const phases = timedResults.map(
    ({ name, times }) =>
      `${name}: ${times.length} files, start-up ${formatSeconds(sum(times, 'start'))} s, hooks and tests ${formatSeconds(sum(times, 'tests'))} s`,
  )
  const slowest = timedResults
    .flatMap(({ name, times }) => times.map((time) => ({ name, ...time })))
    .toSorted((a, b) => b.tests - a.tests)
    .slice(0, maxListedFiles)
    .map(
      ({ name, file, start, tests }) =>
        `${formatSeconds(tests).padStart(7)} s (start-up ${formatSeconds(start)} s) ${file} (${name})`,
    )
  return slowest.length
    ? ['Time by phase:', ...phases, `The ${slowest.length} slowest files:`, ...slowest, '']
    : []
}
