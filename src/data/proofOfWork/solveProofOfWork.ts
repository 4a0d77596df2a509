import {
  formTokenHeader,
  type IssuedFormToken,
  type ProofOfWorkChallenge,
  workHeader,
} from '../../schemas/submission/formToken'

/**
 * Maximum time for the proof of work, in milliseconds. Without a proof the server rejects the submission with the
 * reason.
 */
const timeoutMs = 30_000

/**
 * Obtains the headers for an application to this vacancy: the form token and, if one is required and found in time, the
 * proof of work. Empty when no token is issued.
 */
export async function obtainFormHeaders(
  clientCode: string,
  vacancyGuid: string,
): Promise<Record<string, string>> {
  try {
    const response = await fetch('/api/formStamps', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientCode, vacancyGuid }),
    })
    if (!response.ok) return {}
    const { stamp, work } = (await response.json()) as IssuedFormToken
    const solution = work && (await solveInWorker(work))
    return { [formTokenHeader]: stamp, ...(solution ? { [workHeader]: solution } : {}) }
  } catch {
    return {}
  }
}

/**
 * Solves the challenge in a worker, so that the form stays responsive. Resolves with null on a timeout or an error.
 */
async function solveInWorker(challenge: ProofOfWorkChallenge): Promise<string | null> {
  const worker = new Worker(new URL('./proofOfWorkWorker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const number = await new Promise<number | null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs)
    worker.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(challenge)
  })
  clearTimeout(timer)
  worker.terminate()
  return number === null ? null : `${challenge.challenge}.${number}.${challenge.signature}`
}
