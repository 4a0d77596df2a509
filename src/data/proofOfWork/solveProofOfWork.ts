import {
  formTokenHeader,
  type IssuedFormToken,
  type ProofOfWorkChallenge,
  workHeader,
} from '../../schemas/submission/formToken'

/** How long a browser may work, in milliseconds; without an answer the server says what is missing. */
const patience = 30_000

/** What an application of this vacancy is sent with, as headers: none where it could not be had. */
export async function solveProofOfWork(
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
    const done = work && (await solve(work))
    return { [formTokenHeader]: stamp, ...(done ? { [workHeader]: done } : {}) }
  } catch {
    return {}
  }
}

/** Beside the page: whoever fills in the form notices nothing. */
async function solve(work: ProofOfWorkChallenge): Promise<string | null> {
  const worker = new Worker(new URL('./proofOfWorkWorker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const number = await new Promise<number | null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
    worker.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(work)
  })
  clearTimeout(timer)
  worker.terminate()
  return number === null ? null : `${work.challenge}.${number}.${work.signature}`
}
