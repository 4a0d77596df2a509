import { type JsonSchema, toList } from '../forms/jsonSchema'
import {
  type AnswerLocation,
  getApplicableSchemas,
  getChildLocation,
  getDeclaredName,
  isPlainObject,
  pruneAnswer,
} from './pruneAnswer'

/** A place in an answer, the schemas that apply there, and the answer there. */
interface ApplicableSchemas {
  location: AnswerLocation
  parts: readonly JsonSchema[]
  answer: unknown
}

/**
 * Returns a function that tells whether the validation of this answer requires the property at a path. The path has
 * the names of the displayed schema. The same schemas apply as in the validation: those of `allOf`, of the displayed
 * branches and of conditions.
 */
export function createRequiredTest(
  location: Omit<AnswerLocation, 'path'>,
  value: unknown,
): (path: AnswerLocation['path']) => boolean {
  const schemasByPath = new Map<string, ApplicableSchemas>()

  function getSchemasAt(path: AnswerLocation['path']): ApplicableSchemas {
    const key = JSON.stringify(path)
    const applicableSchemas =
      schemasByPath.get(key) ??
      (path.length === 0 ? getSchemasAtRoot() : findSchemasInside(getSchemasAt(path.slice(0, -1)), path))
    schemasByPath.set(key, applicableSchemas)
    return applicableSchemas
  }

  function getSchemasAtRoot(): ApplicableSchemas {
    const root = { ...location, path: [] }
    const answer = pruneAnswer(location.root, value, location.shownBranches, location.matchesSchema)
    return { location: root, parts: getApplicableSchemas(root, location.root, answer), answer }
  }

  return (path) => {
    const name = path.at(-1)
    if (typeof name !== 'string') return false
    const { parts } = getSchemasAt(path.slice(0, -1))
    return parts.some(({ required }) => toList(required).includes(getDeclaredName(name)))
  }
}

function findSchemasInside(
  { location, parts, answer }: ApplicableSchemas,
  path: AnswerLocation['path'],
): ApplicableSchemas {
  const step = path.at(-1) ?? ''
  const childLocation = getChildLocation(location, step)
  const name = typeof step === 'string' ? getDeclaredName(step) : step
  const item: unknown = Array.isArray(answer) || isPlainObject(answer) ? Reflect.get(answer, name) : undefined
  const visitedSchemas = new Set<unknown>()
  const propertySchemas = parts.flatMap((part) =>
    typeof name === 'number' ? [part.items] : getPropertySchemas(part, name),
  )
  return {
    location: childLocation,
    parts: propertySchemas.flatMap((part) => getApplicableSchemas(childLocation, part, item, visitedSchemas)),
    answer: item,
  }
}

function getPropertySchemas({ properties }: JsonSchema, name: string): unknown[] {
  const propertySchemas = Object(properties) as object
  return Object.hasOwn(propertySchemas, name) ? [Reflect.get(propertySchemas, name)] : []
}
