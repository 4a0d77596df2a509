import { hashSchema } from '../../schemas/forms/buildForm'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import {
  type CompiledValidator,
  instantiateValidator,
  type ValidatorFactory,
} from '../../schemas/validation/compiledValidator'
import { getCurrentLanguage } from '../../texts/language/language'

export interface Validators {
  /**
   * Loads the validator that the server compiled from this form's schema: the content security policy forbids
   * compiling code in the browser. The vacancy's guid identifies the form. Rejects on failure; the next call tries
   * again.
   */
  load: (form: BuiltForm, vacancyGuid?: string) => Promise<CompiledValidator>
  /** Loads the validator of the settings form, whose schema is specific to the client. */
  loadSettings: (form: BuiltForm) => Promise<CompiledValidator>
}

type ImportModule = (address: string) => Promise<{ default: ValidatorFactory }>

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address)

export function createValidators(baseURL: string, load: ImportModule = importModule): Validators {
  const validatorsByHash = new Map<string, Promise<CompiledValidator>>()
  function loadValidator(form: BuiltForm, query: string): Promise<CompiledValidator> {
    const hash = hashSchema(form)
    const existingValidator = validatorsByHash.get(hash)
    if (existingValidator) return existingValidator
    const language = getCurrentLanguage()
    const languageQuery = language === 'en' ? query : `${query}${query ? '&' : '?'}language=${language}`
    const validator = importWithRetry(load, `${baseURL}/validators/${hash}.js`, languageQuery).then(
      (module) => instantiateValidator(module.default),
    )
    validatorsByHash.set(hash, validator)
    validator.catch(() => validatorsByHash.delete(hash))
    return validator
  }
  return {
    load: (form, vacancyGuid) =>
      loadValidator(form, vacancyGuid ? `?vacancy=${encodeURIComponent(vacancyGuid)}` : ''),
    loadSettings: (form) => loadValidator(form, '?form=settings'),
  }
}

/** Browsers cache a failed module import and never retry it, so the second attempt uses a different URL. */
async function importWithRetry(load: ImportModule, address: string, query: string) {
  try {
    return await load(address + query)
  } catch {
    return load(`${address}${query}${query ? '&' : '?'}again=1`)
  }
}
