import type { BuiltForm } from '../forms/builtForm'
import type { CompiledValidator } from '../validation/compiledValidator'

/** Brings what judges a foreign form's answer in the browser: for `FormRenderer`'s `loadValidator`. */
export async function loadExternalValidator(form: BuiltForm): Promise<CompiledValidator> {
  const { foreign } = form
  if (!foreign) throw new Error('A form of ours is judged by its compiled validator.')
  const [{ interpretSchema }, { checkExternalAnswer, getExternalAnswer }] = await Promise.all([
    import('./interpretSchema'),
    import('./checkExternalAnswer'),
  ])
  const validator = interpretSchema(foreign)
  validator.check = (values) => checkExternalAnswer(form, validator, values)
  validator.given = (values) => ({ answer: getExternalAnswer(foreign, values) as never })
  return validator
}
