import type { BuiltForm } from '../forms/builtForm'
import type { CompiledValidator } from '../validation/compiledValidator'
import { patternsIn } from './patternFormat'

export interface ExternalValidator extends CompiledValidator {
  /** Patterns of the schema that no engine here can test; every text passes them. */
  untested: readonly string[]
}

/** Loads the validator of a foreign form's answer in the browser: for `FormRenderer`'s `loadValidator`. */
export async function loadExternalValidator(form: BuiltForm): Promise<ExternalValidator> {
  const { foreign } = form
  if (!foreign) throw new Error('A form of the product is checked by its compiled validator.')
  const [{ interpretSchema }, { checkExternalAnswer, getExternalAnswer }] = await Promise.all([
    import('./interpretSchema'),
    import('./checkExternalAnswer'),
  ])
  const patterns = patternsIn(foreign.schema)
  const untested = patterns.size > 0 ? (await import('./patterns')).definePatterns(patterns) : []
  const validator: ExternalValidator = Object.assign(interpretSchema(foreign), { untested })
  validator.check = (values) => checkExternalAnswer(form, validator, values)
  validator.given = (values) => ({ answer: getExternalAnswer(foreign, values) as never })
  return validator
}
