// A worker thread of checkRegexes.mjs: answers [key, { source, flags }] with [key, verdict].
import { parentPort } from 'node:worker_threads'

// The JavaScript build gives the same verdicts on every platform, and starts no process.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

// The limits are numbers of steps, which do not depend on the machine; the time limit only ends endless analyses.
const parameters = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

parentPort.on('message', ([key, { source, flags }]) => {
  const { status, complexity, error } = checkSync(source, flags, parameters)
  const details = status === 'vulnerable' ? complexity.summary : (error?.message ?? error?.kind)
  parentPort.postMessage([key, status === 'safe' ? status : `${status} (${details})`])
})
