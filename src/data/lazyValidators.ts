import type { Validators } from './validators'

/** Validators whose code comes with the first form: a page to read has none. */
export function lazyValidators(baseURL: string): Validators {
  let brought: Promise<Validators> | null = null
  const validators = (): Promise<Validators> => {
    brought ??= import('./validators')
      .then(({ createValidators }) => createValidators(baseURL))
      .catch((error: unknown) => {
        brought = null
        throw error
      })
    return brought
  }
  return {
    load: async (form, vacancyGuid) => (await validators()).load(form, vacancyGuid),
    loadSettings: async (form) => (await validators()).loadSettings(form),
  }
}
