import { Readable } from 'node:stream'
import { bodyTexts } from '../../src/texts/admin/api.texts'
import type { Api } from '../http/api'
import { ProblemError } from '../problem'

/** Nothing that the API takes is nested half as deep. */
const deepest = 32

/** A value inside a body, and the way to it. */
interface Place {
  value: unknown
  key: string
  parent: Place | undefined
  depth: number
}

/**
 * Refuses JSON that is nested so deep that writing it again would fail, and texts that no database gives back as they
 * came: with the character 0, or with half a character.
 */
export function checkBodies(api: Api): void {
  api.addHook('preValidation', ({ body }, _reply, done) => done(problemOf(body)))
}

function problemOf(body: unknown): ProblemError | undefined {
  // Bytes that are still to come are no JSON.
  if (body instanceof Readable) return undefined
  const places: Place[] = [{ value: body, key: '', parent: undefined, depth: 0 }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, depth } = place
    if (typeof value === 'string' && (value.includes('\0') || !isWellFormed(value))) return unkeepable(place)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth === deepest) return new ProblemError('bad-request')
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key]
      places.push({ value: inner, key, parent: place, depth: depth + 1 })
    }
  }
  return undefined
}

/** Whether every surrogate has its other half. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

function unkeepable(place: Place): ProblemError {
  const keys: string[] = []
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key)
  const path = keys.map((key) => `/${key}`).join('')
  return new ProblemError('invalid', { errors: [{ path, message: bodyTexts.unkeepable }] })
}
