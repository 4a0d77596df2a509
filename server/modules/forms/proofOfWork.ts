import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { ProofOfWorkChallenge } from '../../../src/schemas/submission/formToken'
import type { ServerContext } from '../../context'

/** The most tries that the work takes; half of them on average. Two seconds at most on a slow phone. */
const mostTries = 20_000

type Working = Pick<ServerContext, 'keys'>

/** Work that belongs to one stamp: to find the number that the hash was made of. */
export async function createProofOfWork(context: Working, once: string): Promise<ProofOfWorkChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: keyOf(context),
    maxnumber: mostTries,
    salt: once,
  })
  return { challenge, salt, signature, most: mostTries }
}

/** Whether the work of this stamp was done. */
export async function isProofOfWorkValid(
  context: Working,
  once: string,
  sent: string | undefined,
): Promise<boolean> {
  const [, challenge = '', number = '', signature = ''] =
    /^([0-9a-f]{64})\.(\d{1,6})\.([0-9a-f]{64})$/.exec(sent ?? '') ?? []
  const solution = { algorithm: 'SHA-256', challenge, number: Number(number), salt: `${once}&`, signature }
  return verifySolution(solution as Parameters<typeof verifySolution>[0], keyOf(context))
}

const keyOf = ({ keys }: Working) => Buffer.from(keys.work).toString('hex')
