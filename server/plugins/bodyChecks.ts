import { Readable } from 'node:stream'
import { bodyTexts } from '../../src/texts/admin/api.texts'
import type { Api } from '../http/api'
import { ProblemError } from '../problem'

/** Maximum nesting depth; no valid body is nested even half as deep. */
const maxDepth = 32

/** A value inside a body, and its place in the parent value. */
interface ValueLocation {
  value: unknown
  key: string
  parent: ValueLocation | undefined
  depth: number
}

/**
 * Rejects JSON that is nested too deeply, because serializing it again could exhaust the stack, and texts that
 * databases cannot store unchanged: with NUL characters or lone surrogates.
 */
export function checkBodies(api: Api): void {
  api.addHook('preValidation', ({ body }, _reply, done) => done(findBodyProblem(body)))
}

function findBodyProblem(body: unknown): ProblemError | undefined {
  // A body that is still streaming is not JSON.
  if (body instanceof Readable) return undefined
  const locations: ValueLocation[] = [{ value: body, key: '', parent: undefined, depth: 0 }]
  for (let location = locations.pop(); location; location = locations.pop()) {
    const { value, depth } = location
    if (typeof value === 'string' && (value.includes('\0') || !isWellFormed(value)))
      return createInvalidTextError(location)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth === maxDepth) return new ProblemError('bad-request')
    for (const key of Object.keys(value)) {
      const innerValue = (value as Record<string, unknown>)[key]
      locations.push({ value: innerValue, key, parent: location, depth: depth + 1 })
    }
  }
  return undefined
}

/** Returns whether every surrogate is part of a pair. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

function createInvalidTextError(innerLocation: ValueLocation): ProblemError {
  const keys: string[] = []
  for (let location: ValueLocation | undefined = innerLocation; location?.parent; location = location.parent)
    keys.unshift(location.key)
  const path = keys.map((key) => `/${key}`).join('')
  return new ProblemError('invalid', { errors: [{ path, message: bodyTexts.unstorableCharacter }] })
}
