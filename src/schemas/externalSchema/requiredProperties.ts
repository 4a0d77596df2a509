import { type JsonSchema, toList } from '../forms/jsonSchema'
import {
  type AnswerLocation,
  getChildLocation,
  getDeclaredName,
  getParts,
  isPlainObject,
  pruneAnswer,
} from './pruneAnswer'

/** The schemas that apply at a place of an answer, and the answer there. */
interface ApplicableSchemas {
  place: AnswerLocation
  parts: readonly JsonSchema[]
  answer: unknown
}

/**
 * Returns a function that tells whether the check of this answer requires the property at a path. The path has the
 * names of the displayed schema. The same schemas apply as in the check: those of `allOf`, of the displayed branches
 * and of conditions.
 */
export function findRequired(
  from: Omit<AnswerLocation, 'path'>,
  value: unknown,
): (path: AnswerLocation['path']) => boolean {
  const known = new Map<string, ApplicableSchemas>()

  function getSchemasAt(path: AnswerLocation['path']): ApplicableSchemas {
    const pointer = JSON.stringify(path)
    const found =
      known.get(pointer) ??
      (path.length === 0 ? getSchemasAtRoot() : findSchemasInside(getSchemasAt(path.slice(0, -1)), path))
    known.set(pointer, found)
    return found
  }

  function getSchemasAtRoot(): ApplicableSchemas {
    const place = { ...from, path: [] }
    const answer = pruneAnswer(from.root, value, from.shownBranches, from.fits)
    return { place, parts: getParts(place, from.root, answer), answer }
  }

  return (path) => {
    const name = path.at(-1)
    if (typeof name !== 'string') return false
    const { parts } = getSchemasAt(path.slice(0, -1))
    return parts.some(({ required }) => toList(required).includes(getDeclaredName(name)))
  }
}

function findSchemasInside(
  { place, parts, answer }: ApplicableSchemas,
  path: AnswerLocation['path'],
): ApplicableSchemas {
  const step = path.at(-1) ?? ''
  const within = getChildLocation(place, step)
  const name = typeof step === 'string' ? getDeclaredName(step) : step
  const item: unknown = Array.isArray(answer) || isPlainObject(answer) ? Reflect.get(answer, name) : undefined
  const visited = new Set<unknown>()
  const declaredValues = parts.flatMap((part) =>
    typeof name === 'number' ? [part.items] : getProperty(part, name),
  )
  return {
    place: within,
    parts: declaredValues.flatMap((part) => getParts(within, part, item, visited)),
    answer: item,
  }
}

function getProperty({ properties }: JsonSchema, name: string): unknown[] {
  const known = Object(properties) as object
  return Object.hasOwn(known, name) ? [Reflect.get(known, name)] : []
}
