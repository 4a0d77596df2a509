import type { FieldValue, FormValues } from '../fieldValue'
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
  const answers = asDocument(pruneValues(form, values))
  if (validator(answers)) return []
  const worst = new Map<string, ValidatorError>()
  for (const error of validator.errors ?? []) {
    const key = fieldOf(error)
    const known = key === undefined ? undefined : worst.get(key)
    if (key !== undefined && (!known || rank(error) < rank(known))) worst.set(key, error)
  }
  return form.uiSchema['ui:order'].flatMap((key) => {
    const error = worst.get(key)
    return error ? [{ path: `/${key}`, message: explain(form, key, error, answers) }] : []
  })
}

function explain(form: BuiltForm, key: string, error: ValidatorError, answers: FormValues): string {
  const params = error.keyword === 'type' ? { ...error.params, got: typeOf(answers[key]) } : error.params
  return messageFor(fieldUi(form, key)['ui:options'].rules, { keyword: error.keyword, params })
}

/** Files are judged by name, size and type: `File` objects have no properties of their own to look at. */
function asDocument(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, plainFile(value)]))
}

function plainFile(value: FieldValue): FieldValue {
  if (typeof File === 'undefined' || !(value instanceof File)) return value
  return { name: value.name, size: value.size, type: value.type }
}

/** The field an error is about; none for `if`, which only repeats what its `then` found. */
function fieldOf(error: ValidatorError): string | undefined {
  if (error.keyword === 'if') return undefined
  if (error.instancePath !== '') return error.instancePath.split('/')[1]
  if (error.keyword === 'required') return String(error.params.missingProperty)
  return undefined
}

const order = ['required', 'type', 'anyOf', 'const', 'enum', 'minItems', 'maxLength', 'minLength', 'format']

function rank(error: ValidatorError): number {
  const at = order.indexOf(error.keyword)
  return at < 0 ? order.length : at
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
