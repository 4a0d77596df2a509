import { instantiateValidator, type ValidatorFactory } from '../../src/schemas/validation/compiledValidator'
import { type ParityCase, validateAnswers } from './validateAnswers'

/**
 * Runs in the page: fetches a case, imports its validator as the site does, and returns the errors of each set of
 * answers.
 */
async function validateCase(at: number): Promise<string> {
  const parityCase = (await (await fetch(`/cases/${at}.json`)).json()) as ParityCase
  const module = (await import(/* @vite-ignore */ `/validators/${at}.js`)) as { default: ValidatorFactory }
  return JSON.stringify(validateAnswers(parityCase, instantiateValidator(module.default)))
}

Object.assign(globalThis, { validateCase })
