import type { FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import type { Marketplace } from './publicSettings'

/** Keys that occur both in the prefill data and in the form. */
const sharedKeys = [
  'firstName',
  'surname',
  'email',
  'street',
  'suburb',
  'postcode',
  'stateCode',
  'countryCode',
] as const

const prefillKeys = [...sharedKeys, 'phoneNumber', 'resumeFileName', 'resumeMimeType'] as const

/**
 * GET /api/applicationprefills/{guid} [API-24]: an applicant's data from a job marketplace; '' for missing values.
 */
export type Prefill = Record<PrefillKey, string>

type PrefillKey = (typeof prefillKeys)[number]

/** Returns an object with a value for each key of a prefill. */
export function mapPrefill<Value>(getValue: (key: PrefillKey) => Value): Record<PrefillKey, Value> {
  return Object.fromEntries(prefillKeys.map((key) => [key, getValue(key)])) as Record<PrefillKey, Value>
}

/** Returns the origin of a marketplace's domain: https, or http for the local machine. */
export function getMarketplaceOrigin(domain: string): string {
  const [host = ''] = domain.split('/')
  return `${/^(localhost|127\.0\.0\.1)(:|$)/.test(host) ? 'http' : 'https'}://${host}`
}

/** Returns the domain for display, without the path of its page. */
export function getMarketplaceName({ domain }: Marketplace): string {
  return domain.split('/')[0] ?? domain
}

/**
 * Returns the URL of 'Apply with {domain}' [contract §7]. The parameter `state` identifies the vacancy to which the
 * visitor returns.
 */
export function getMarketplaceLink(
  { domain, clientId, redirectUri }: Marketplace,
  advertiserId: string,
  vacancyGuid: string,
): string {
  const link = new URL(domain.slice(domain.split('/')[0]?.length ?? 0), getMarketplaceOrigin(domain))
  link.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    advertiser_id: advertiserId,
    state: vacancyGuid,
  }).toString()
  return link.href
}

/**
 * Converts prefill data to form answers. Leaves out values of fields that the form does not have, and values that a
 * choice field does not offer [JD-10].
 */
export function toPrefillValues(form: BuiltForm, prefill: Prefill): FormValues {
  const hasField = (key: string) => Object.hasOwn(form.schema.properties, key)
  const values: FormValues = {}
  for (const key of sharedKeys)
    if (hasField(key) && isValidAnswer(form, key, prefill[key])) values[key] = prefill[key]
  const phoneKey = ['mobile', 'homePhone'].find(hasField)
  if (phoneKey && prefill.phoneNumber) values[phoneKey] = prefill.phoneNumber
  if (hasField('resume') && prefill.resumeFileName) {
    values.resume = { name: prefill.resumeFileName, size: 0, type: prefill.resumeMimeType }
  }
  return values
}

function isValidAnswer(form: BuiltForm, key: string, value: string): boolean {
  const { choices } = getFieldUi(form, key)['ui:options']
  return value !== '' && (!choices || choices.some((choice) => choice.value === value))
}
