import { ADDITIONAL_PROPERTY_FLAG, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { getDeclaredPattern, isQuotedPattern } from '../../../schemas/externalSchema/displayedPattern'
import { isSchema } from '../../../schemas/forms/jsonSchema'

/** Tests a property name against a pattern of `patternProperties`. */
export type MatchesName = (pattern: string, name: string) => boolean

/**
 * Returns rjsf's schema functions, extended by the patterns that rjsf cannot test itself: properties whose names match
 * them have the fields of their schemas.
 */
export function withPatternFields(utils: SchemaUtilsType, matchesName: MatchesName): SchemaUtilsType {
  const retrieveSchema: SchemaUtilsType['retrieveSchema'] = (schema, answer, resolves) => {
    const retrieved: RJSFSchema = utils.retrieveSchema(schema, answer, resolves)
    const { properties = {}, patternProperties = {} } = retrieved
    const quoted = Object.entries(patternProperties).filter(([pattern]) => isQuotedPattern(pattern))
    if (quoted.length === 0) return retrieved
    const parts = Object.entries(properties).map(([name, part]) => {
      if (!isSchema(part) || !(ADDITIONAL_PROPERTY_FLAG in part)) return [name, part]
      const matching = quoted.filter(([pattern]) => matchesName(getDeclaredPattern(pattern), name))
      if (matching.length === 0) return [name, part]
      const value: unknown = isSchema(answer) ? answer[name] : undefined
      const declared = retrieveSchema({ allOf: matching.map(([, item]) => item) } as RJSFSchema, value)
      return [name, { ...declared, [ADDITIONAL_PROPERTY_FLAG]: true }]
    })
    return { ...retrieved, properties: Object.fromEntries(parts) }
  }
  return Object.assign(Object.create(utils) as SchemaUtilsType, { retrieveSchema })
}
