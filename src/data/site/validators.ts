import { schemaHash } from '../../schemas/forms/buildForm'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import {
  type CompiledValidator,
  instantiateValidator,
  type ValidatorFactory,
} from '../../schemas/validation/compiledValidator'
import { languageInForce } from '../../texts/language/language'

export interface Validators {
  /**
   * The validator that the server compiled from this form's schema: policy forbids making code in the browser. The
   * guid of the vacancy tells the server which form that is. Rejects when it can't be had; the next call tries again.
   */
  load: (form: BuiltForm, vacancyGuid?: string) => Promise<CompiledValidator>
  /** The same for the settings form, whose schema is the client's own. */
  loadSettings: (form: BuiltForm) => Promise<CompiledValidator>
}

type ImportModule = (address: string) => Promise<{ default: ValidatorFactory }>

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address)

export function createValidators(baseURL: string, load: ImportModule = importModule): Validators {
  const loaded = new Map<string, Promise<CompiledValidator>>()
  function bring(form: BuiltForm, query: string): Promise<CompiledValidator> {
    const hash = schemaHash(form)
    const before = loaded.get(hash)
    if (before) return before
    const spoken = languageInForce()
    const inWhich = spoken === 'en' ? query : `${query}${query ? '&' : '?'}language=${spoken}`
    const validator = importTwice(load, `${baseURL}/validators/${hash}.js`, inWhich).then((module) =>
      instantiateValidator(module.default),
    )
    loaded.set(hash, validator)
    validator.catch(() => loaded.delete(hash))
    return validator
  }
  return {
    load: (form, vacancyGuid) =>
      bring(form, vacancyGuid ? `?vacancy=${encodeURIComponent(vacancyGuid)}` : ''),
    loadSettings: (form) => bring(form, '?form=settings'),
  }
}

/** A browser remembers that a module failed to load and never asks again: the second try has another address. */
async function importTwice(load: ImportModule, address: string, query: string) {
  try {
    return await load(address + query)
  } catch {
    return load(`${address}${query}${query ? '&' : '?'}again=1`)
  }
}
