import type { BuiltForm } from '../forms/builtForm'
import type { CompiledValidator } from '../validation/compiledValidator'
import { listDynamicReferences } from './dynamicReferences'
import { collectPatterns } from './safePattern'
import { hasMetaSchemaReference } from './schemaAddresses'

export interface ExternalValidator extends CompiledValidator {
  /** Patterns of the schema that no available engine can test; an answer is not refused because of them. */
  untestedPatterns: readonly string[]
  /** Values of `$dynamicRef` whose target depends on the answer; the nearest target is used. */
  undecidedReferences: readonly string[]
}

/** Loads the validator of an external form in the browser, for the `loadValidator` property of `FormRenderer`. */
export async function loadExternalValidator(form: BuiltForm): Promise<ExternalValidator> {
  const { external } = form
  if (!external) throw new Error('The form has no external schema: use its compiled validator.')
  const [{ createSchemaValidator }, { checkExternalAnswer, getExternalAnswer }] = await Promise.all([
    import('./interpretSchema'),
    import('./checkExternalAnswer'),
  ])
  const schemas = { schema: external.schema, ...external.referencedSchemas }
  const metaSchemas = hasMetaSchemaReference(schemas)
    ? (await import('./metaSchemas')).createMetaSchemas()
    : {}
  const patterns = collectPatterns({ given: schemas, metaSchemas })
  const untestedPatterns = patterns.size > 0 ? (await import('./patterns')).registerPatterns(patterns) : []
  const dynamicReferences = listDynamicReferences(schemas)
  const validator: ExternalValidator = Object.assign(createSchemaValidator(external, metaSchemas), {
    untestedPatterns,
    undecidedReferences: dynamicReferences,
  })
  validator.check = (values) => checkExternalAnswer(form, validator, values)
  validator.toSubmitted = (values) => ({ answer: getExternalAnswer(external, values) as never })
  return validator
}
