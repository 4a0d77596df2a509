import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { ProofOfWorkChallenge } from '../../../src/schemas/submission/formToken'
import type { Keys } from '../../security/keys'

/** Highest number to try; the average is half of it. A slow phone needs at most two seconds. */
const maximumNumber = 20_000

/** Creates the challenge for one form token: to find the number that was hashed. */
export async function createProofOfWork(
  tools: { keys: Keys },
  tokenId: string,
): Promise<ProofOfWorkChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: deriveHmacKey(tools),
    maxnumber: maximumNumber,
    salt: tokenId,
  })
  return { challenge, salt, signature, most: maximumNumber }
}

/** Checks the solution of the challenge that belongs to this form token. */
export async function isProofOfWorkValid(
  tools: { keys: Keys },
  tokenId: string,
  solutionText: string | undefined,
): Promise<boolean> {
  const [, challenge = '', number = '', signature = ''] =
    /^([0-9a-f]{64})\.(\d{1,6})\.([0-9a-f]{64})$/.exec(solutionText ?? '') ?? []
  const solution = { algorithm: 'SHA-256', challenge, number: Number(number), salt: `${tokenId}&`, signature }
  return verifySolution(solution as Parameters<typeof verifySolution>[0], deriveHmacKey(tools))
}

const deriveHmacKey = ({ keys }: { keys: Keys }) => Buffer.from(keys.proofOfWork).toString('hex')
