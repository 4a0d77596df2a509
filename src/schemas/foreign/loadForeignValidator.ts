import type { BuiltForm } from '../forms/builtForm'
import type { CompiledValidator } from '../validation/compiledValidator'

/** Brings what judges a foreign form's answer in the browser: for `FormRenderer`'s `loadValidator`. */
export async function loadForeignValidator(form: BuiltForm): Promise<CompiledValidator> {
  const { foreign } = form
  if (!foreign) throw new Error('A form of ours is judged by its compiled validator.')
  const [{ interpretSchema }, { checkForeign, foreignAnswer }] = await Promise.all([
    import('./interpretSchema'),
    import('./checkForeign'),
  ])
  const validator = interpretSchema(foreign)
  validator.check = (values) => checkForeign(form, validator, values)
  validator.given = (values) => ({ answer: foreignAnswer(foreign, values) as never })
  return validator
}
