import { joinPath } from '../forms/answerPath'
import { followReferences, isSchema, type JsonSchema, toList } from '../forms/jsonSchema'
import { getChoiceKey, type ShownBranch } from './displayedBranches'

/** Returns true if an answer fits a part of the root schema. */
export type MatchesSchema = (part: unknown, answer: unknown, root: JsonSchema) => boolean

/** A place in an answer, and what decides which schemas apply there. */
export interface AnswerLocation {
  root: JsonSchema
  shownBranches: ReadonlyMap<string, ShownBranch>
  fits: MatchesSchema
  path: readonly (string | number)[]
}

/** Returns the place of a property or row of the answer at `place`. */
export function getChildLocation<Place extends AnswerLocation>(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] }
}

/**
 * Returns the schema and the schemas that apply to the answer beside it: those in its `allOf`, the displayed branches
 * of its `oneOf` and `anyOf`, and those that its conditions add.
 */
export function getParts(
  place: AnswerLocation,
  declaredValue: unknown,
  value: unknown,
  visited = new Set<unknown>(),
): JsonSchema[] {
  if (visited.has(declaredValue)) return []
  visited.add(declaredValue)
  const schema = followReferences(place.root, declaredValue)
  const pointer = place.path.length > 0 ? `/${joinPath(place.path)}` : ''
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const choices = toList(schema[keyword])
    const shownBranch = place.shownBranches.get(getChoiceKey(keyword, pointer))
    return shownBranch && shownBranch.count === choices.length ? [choices[shownBranch.branch]] : []
  })
  const conditional = conditionalParts(place, schema, value)
  const more = [...toList(schema.allOf), ...branches, ...conditional].flatMap((item) =>
    getParts(place, item, value, visited),
  )
  return [schema, ...more]
}

/** Returns the schemas that `if` and the dependencies of a schema add for this answer. */
function conditionalParts({ root, fits }: AnswerLocation, schema: JsonSchema, value: unknown): unknown[] {
  const parts: unknown[] = []
  if (schema.if !== undefined && (schema.then ?? schema.else) !== undefined) {
    const answer = value ?? (isObjectSchema(schema) ? {} : null)
    parts.push(fits(schema.if, answer, root) ? schema.then : schema.else)
  }
  if (!isPlain(value)) return parts
  for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    for (const [key, addedValue] of Object.entries(Object(schema[keyword]))) {
      if (!Object.hasOwn(value, key)) continue
      if (Array.isArray(addedValue)) parts.push({ required: addedValue })
      else parts.push(addedValue, ...dependentBranches(addedValue, key))
    }
  }
  return parts

  /** The branches that belong to the answer of `key`; the form shows them without a choice, as rjsf does. */
  function dependentBranches(addedValue: unknown, key: string): unknown[] {
    return toList(followReferences(root, addedValue).oneOf).filter((branch) => {
      const { properties } = followReferences(root, branch)
      const condition = isSchema(properties) ? properties[key] : undefined
      return condition !== undefined && isPlain(value) && fits(condition, value[key], root)
    })
  }
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

export function isObjectSchema(schema: JsonSchema): boolean {
  return schema.type === 'object' || (schema.type === undefined && isSchema(schema.properties))
}
