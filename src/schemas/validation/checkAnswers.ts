import type { FormValues } from '../fieldValue'
import { type BuiltForm, type FieldError, fieldUi } from '../forms/builtForm'
import { messageFor } from '../rules/messageFor'
import type { CompiledValidator, ValidatorError } from './compiledValidator'
import { pruneValues } from './pruneValues'

/**
 * What is wrong with these answers: one message a field, in the form's order; none when all is well. The browser and
 * the server call this same function, each with the validator compiled from the same schema.
 */
export function checkAnswers(
  form: BuiltForm,
  validator: CompiledValidator,
  values: FormValues,
): FieldError[] {
  const answers = pruneValues(form, values)
  if (validator(answers)) return []
  const worst = new Map<unknown, ValidatorError>()
  for (const error of validator.errors ?? []) {
    const key = fieldOf(error)
    const known = worst.get(key)
    if (!known || rank(error) < rank(known)) worst.set(key, error)
  }
  return form.uiSchema['ui:order'].flatMap((key) => {
    const error = worst.get(key)
    return error ? [{ path: `/${key}`, message: explain(form, key, error, answers) }] : []
  })
}

function explain(form: BuiltForm, key: string, error: ValidatorError, answers: FormValues): string {
  const params = { ...error.params, got: typeOf(answers[key]) }
  return messageFor(fieldUi(form, key)['ui:options'].rules, { keyword: error.keyword, params })
}

/** The field an error is about; none for `if`, which only repeats what its `then` found. */
function fieldOf({ instancePath, params }: ValidatorError): unknown {
  return instancePath === '' ? params.missingProperty : instancePath.split('/')[1]
}

/** What is told of a field first, where several things are wrong with it. */
const order = ['required', 'type', 'const', 'enum', 'minItems', 'maxLength', 'minLength', 'format']

function rank(error: ValidatorError): number {
  const at = order.indexOf(error.keyword)
  return at < 0 ? order.length : at
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
