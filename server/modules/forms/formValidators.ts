import { LRUCache } from 'lru-cache'
import { hashSchema } from '../../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import { registerChecks } from '../../../src/schemas/rules/characterRules'
import { officialNumberChecks } from '../../../src/schemas/rules/officialNumberChecks'
import { phoneChecks } from '../../../src/schemas/rules/phoneCheck'
import {
  type CompiledValidator,
  instantiateValidator,
  type ValidatorFactory,
} from '../../../src/schemas/validation/compiledValidator'
import { compileValidatorSource } from '../../../src/schemas/validators/compileValidatorSource'

// Browsers load these checks on demand; the server always has them.
registerChecks(phoneChecks)
registerChecks(officialNumberChecks)

const sources = new LRUCache<string, string>({ max: 200 })
const validators = new LRUCache<string, CompiledValidator>({ max: 200 })

/** Returns the source of a form's validator module. Compiling takes tens of milliseconds, so the latest are cached. */
export function getValidatorSource(form: Pick<BuiltForm, 'schema'>): string {
  return getOrCreate(sources, hashSchema(form), () => compileValidatorSource(form.schema))
}

/** Returns the validator that browsers run, for use on the server. */
export function getFormValidator(form: Pick<BuiltForm, 'schema'>): CompiledValidator {
  return getOrCreate(validators, hashSchema(form), () => {
    const expression = getValidatorSource(form).replace(/^export default /, '')
    const factory: ValidatorFactory = new Function(`return ${expression}`)()
    return instantiateValidator(factory)
  })
}

function getOrCreate<Value extends object | string>(
  cache: LRUCache<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const value = cache.get(key) ?? create()
  cache.set(key, value)
  return value
}
