import { getMarketplaceOrigin } from '../../src/schemas/applicationForm/marketplace'
import { EnvironmentError } from './environmentError'
import { readSecretVariable } from './secrets'

/** The job marketplace from which applicants can import their profile; one per installation. */
export interface MarketplaceSettings {
  /** The public domain, followed by the path of the applicants' page if it is not at the root. */
  domain: string
  clientId: string
  secret: string
  /** Base URL of the prefill API, without a trailing slash. */
  api: string
}

type Variables = Record<string, string | undefined>

const names = ['FOYER_MARKETPLACE_DOMAIN', 'FOYER_MARKETPLACE_CLIENT_ID', 'FOYER_MARKETPLACE_SECRET'] as const

/**
 * Reads the marketplace settings; null if none is set. The API's URL defaults to `/api` of the domain.
 * @throws EnvironmentError
 */
export function readMarketplaceSettings(variables: Variables): MarketplaceSettings | null {
  const values = [variables[names[0]], variables[names[1]], readSecretVariable(variables, names[2])]
  const [domain, clientId, secret] = values
  if (!domain && !clientId && !secret) return null
  const missingName = names.find((_name, index) => !values[index])
  if (!domain || !clientId || !secret)
    throw new EnvironmentError(`${missingName} is missing: a marketplace needs it.`)
  if (!/^[a-z0-9.-]+(:\d+)?(\/[\w./~-]*)?$/i.test(domain)) {
    throw new EnvironmentError(`${names[0]} must be a domain, as in jobs.example.org, not '${domain}'.`)
  }
  const api = variables.FOYER_MARKETPLACE_API || `${getMarketplaceOrigin(domain)}/api`
  if (!URL.canParse(api) || !/^https?:/.test(api)) {
    throw new EnvironmentError(
      `FOYER_MARKETPLACE_API must be an address, as in https://api.example.org, not '${api}'.`,
    )
  }
  return { domain, clientId, secret, api: api.replace(/(?<!\/)\/+$/, '') }
}
