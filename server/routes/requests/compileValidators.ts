import { Ajv } from 'ajv'
import { formats } from '../../../src/schemas/formats'
import type { Api } from '../api'

const shared = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  strict: true,
  formats,
} as const

/**
 * Bodies are taken as they are: with coercion null would become 0 and true 1. What stands in an address is text and
 * becomes a number or a boolean where the schema says so.
 */
export function compileValidators(api: Api): void {
  const forBodies = new Ajv({ ...shared, coerceTypes: false })
  const forAddresses = new Ajv({ ...shared, coerceTypes: true })
  api.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' || httpPart === 'headers' ? forBodies : forAddresses).compile(schema),
  )
}
