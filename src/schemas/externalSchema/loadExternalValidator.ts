import type { BuiltForm } from '../forms/builtForm'
import type { CompiledValidator } from '../validation/compiledValidator'
import { undecidedReferences } from './dynamicReferences'
import { collectPatterns } from './patternFormat'
import { refersToMetaSchema } from './schemaAddresses'

export interface ExternalValidator extends CompiledValidator {
  /** Patterns of the schema that no available engine can test; every text is accepted for them. */
  untested: readonly string[]
  /** Values of `$dynamicRef` whose target depends on the answer; the nearest target is used. */
  undecided: readonly string[]
}

/** Loads the validator of an external form in the browser, for the `loadValidator` property of `FormRenderer`. */
export async function loadExternalValidator(form: BuiltForm): Promise<ExternalValidator> {
  const { foreign } = form
  if (!foreign) throw new Error('A form of the product is checked by its compiled validator.')
  const [{ interpretSchema }, { checkExternalAnswer, getExternalAnswer }] = await Promise.all([
    import('./interpretSchema'),
    import('./checkExternalAnswer'),
  ])
  const given = { schema: foreign.schema, ...foreign.others }
  const metaSchemas = refersToMetaSchema(given) ? (await import('./metaSchemas')).loadMetaSchemas() : {}
  const patterns = collectPatterns({ given, metaSchemas })
  const untested = patterns.size > 0 ? (await import('./patterns')).definePatterns(patterns) : []
  const undecided = undecidedReferences(given)
  const validator: ExternalValidator = Object.assign(interpretSchema(foreign, metaSchemas), {
    untested,
    undecided,
  })
  validator.check = (values) => checkExternalAnswer(form, validator, values)
  validator.given = (values) => ({ answer: getExternalAnswer(foreign, values) as never })
  return validator
}
