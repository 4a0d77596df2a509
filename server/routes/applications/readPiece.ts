import type { Readable } from 'node:stream'
import { ProblemError } from '../../services/problem'

/**
 * What comes of a piece, up to its end or to where it is cut off.
 * @param most bytes that are still missing @throws wrong-media, too-large when it has more
 */
export async function readPiece(
  body: Readable | undefined,
  most: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  if (!body || typeof body.on !== 'function') throw new ProblemError('wrong-media')
  const held = Buffer.allocUnsafe(most)
  let length = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (length + chunk.length > most) throw new ProblemError('too-large')
      length += chunk.copy(held, length)
    }
    return { bytes: held.subarray(0, length), isWhole: true }
  } catch (error) {
    if (error instanceof ProblemError) throw error
    // Cut off: the sender goes on from here.
    return { bytes: held.subarray(0, length), isWhole: false }
  }
}
