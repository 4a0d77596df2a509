import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Part of the cache keys. Change it if the parameters in `regexWorker.mjs` or the version of recheck change. */
const cacheVersion = 'recheck 4.5.0, 1'

/**
 * Finds regular expressions whose worst case is unknown or not linear in the length of the text, and exceptions that are
 * not needed.
 *
 * @param {{ file: string, line: number, source: string, flags: string }[]} regexes
 * @param {{ file: string, source: string, reason: string }[]} exceptions
 * @param {string} [cacheFile] JSON of verdicts by hash; expressions in it are not analysed again
 * @returns {Promise<{ checked: number, analysed: number, problems: string[] }>} `problems` has one line each
 */
export async function checkRegexes(regexes, exceptions, cacheFile) {
  const verdicts = await readCache(cacheFile)
  const unknownRegexes = new Map(regexes.map((regex) => [getRegexKey(regex), regex]))
  for (const key of verdicts.keys()) unknownRegexes.delete(key)
  for (const [key, verdict] of await analyse([...unknownRegexes])) verdicts.set(key, verdict)
  const usedExceptions = new Set()
  const problems = []
  for (const regex of regexes) {
    const verdict = verdicts.get(getRegexKey(regex)) ?? ''
    if (verdict === 'safe') continue
    const exception = exceptions.find(({ file, source }) => file === regex.file && source === regex.source)
    if (exception) usedExceptions.add(exception)
    else problems.push(`${regex.file}:${regex.line} ${verdict}: /${regex.source}/${regex.flags}`)
  }
  for (const exception of exceptions) {
    if (!usedExceptions.has(exception))
      problems.push(`unneeded exception: ${exception.file} /${exception.source}/`)
  }
  if (cacheFile) await writeCache(cacheFile, regexes, verdicts)
  return { checked: regexes.length, analysed: unknownRegexes.size, problems }
}

const getRegexKey = ({ source, flags }) =>
  createHash('sha256').update(`${cacheVersion}\n${flags}\n${source}`).digest('base64url')

async function readCache(file) {
  if (!file) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return new Map()
    throw error
  }
}

/**
 * Writes the verdicts of the present expressions, except unknown ones: an analysis that ran out of time may succeed on
 * an idle machine.
 */
async function writeCache(file, regexes, verdicts) {
  const retainedVerdicts = regexes.map(getRegexKey).flatMap((key) => {
    const verdict = verdicts.get(key) ?? ''
    return verdict.startsWith('unknown') ? [] : [[key, verdict]]
  })
  const sorted = Object.fromEntries(retainedVerdicts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Analyses expressions in as many threads as there are processors; each thread takes the next one when it is free. */
async function analyse(entries) {
  const remainingEntries = [...entries]
  const verdicts = []
  const threads = Math.min(availableParallelism(), remainingEntries.length)
  await Promise.all(Array.from({ length: threads }, () => runThread(remainingEntries, verdicts)))
  return verdicts
}

function runThread(remainingEntries, verdicts) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./regexWorker.mjs', import.meta.url))
    const analyseNext = () => {
      const entry = remainingEntries.shift()
      if (entry) worker.postMessage(entry)
      else worker.terminate().then(resolve, reject)
    }
    worker.on('error', reject)
    worker.on('message', (entry) => {
      verdicts.push(entry)
      analyseNext()
    })
    analyseNext()
  })
}
