import { instantiateValidator, type ValidatorFactory } from '../../src/schemas/validation/compiledValidator'
import { judge, type ParityCase } from './judge'

/**
 * Runs in the page: fetches a case, imports its validator as the site does, and returns the errors of each set of
 * answers.
 */
async function judgeCase(at: number): Promise<string> {
  const one = (await (await fetch(`/cases/${at}.json`)).json()) as ParityCase
  const module = (await import(/* @vite-ignore */ `/validators/${at}.js`)) as { default: ValidatorFactory }
  return JSON.stringify(judge(one, instantiateValidator(module.default)))
}

Object.assign(globalThis, { judgeCase })
