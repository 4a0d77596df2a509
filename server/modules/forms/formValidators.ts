import { LRUCache } from 'lru-cache'
import { schemaHash } from '../../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { provideChecks } from '../../../src/schemas/rules/characterRules'
import { phoneChecks } from '../../../src/schemas/rules/phoneCheck'
import { writtenNumberChecks } from '../../../src/schemas/rules/writtenNumberChecks'
import {
  type CompiledValidator,
  instantiateValidator,
  type ValidatorFactory,
} from '../../../src/schemas/validation/compiledValidator'
import { compileValidatorSource } from '../../../src/schemas/validators/compileValidatorSource'

/** A browser brings these where an answer needs them. */
provideChecks(phoneChecks)
provideChecks(writtenNumberChecks)

const sources = new LRUCache<string, string>({ max: 200 })
const validators = new LRUCache<string, CompiledValidator>({ max: 200 })

/** The module of a form's validator; compiling takes tens of milliseconds, so that the latest are kept. */
export function validatorSource(form: Pick<BuiltForm, 'schema'>): string {
  return kept(sources, schemaHash(form), () => compileValidatorSource(form.schema))
}

/** The same code as the browser's, run here. */
export function formValidator(form: Pick<BuiltForm, 'schema'>): CompiledValidator {
  return kept(validators, schemaHash(form), () => {
    const expression = validatorSource(form).replace(/^export default /, '')
    const factory: ValidatorFactory = new Function(`return ${expression}`)()
    return instantiateValidator(factory)
  })
}

function kept<Value extends object | string>(
  cache: LRUCache<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}
