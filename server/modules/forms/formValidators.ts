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

/** Checks that a browser loads on demand. */
provideChecks(phoneChecks)
provideChecks(writtenNumberChecks)

const sources = new LRUCache<string, string>({ max: 200 })
const validators = new LRUCache<string, CompiledValidator>({ max: 200 })

/** Returns the source of a form's validator module. Compiling takes tens of milliseconds, so the latest are cached. */
export function validatorSource(form: Pick<BuiltForm, 'schema'>): string {
  return cached(sources, schemaHash(form), () => compileValidatorSource(form.schema))
}

/** Returns the validator that browsers run, for use on the server. */
export function formValidator(form: Pick<BuiltForm, 'schema'>): CompiledValidator {
  return cached(validators, schemaHash(form), () => {
    const expression = validatorSource(form).replace(/^export default /, '')
    const factory: ValidatorFactory = new Function(`return ${expression}`)()
    return instantiateValidator(factory)
  })
}

function cached<Value extends object | string>(
  cache: LRUCache<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}
