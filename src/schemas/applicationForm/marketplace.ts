import type { FormValues } from '../fields/fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import type { Marketplace } from './publicSettings'

/** GET /api/applicationprefills/{guid} [API-24]: what a job marketplace knows of an applicant; '' where nothing. */
export interface Prefill {
  firstName: string
  surname: string
  phoneNumber: string
  email: string
  street: string
  suburb: string
  postcode: string
  stateCode: string
  countryCode: string
  resumeFileName: string
  resumeMimeType: string
}

/** Scheme and host of a marketplace's domain: https, but on this machine itself. */
export function marketplaceOrigin(domain: string): string {
  const [host = ''] = domain.split('/')
  return `${/^(localhost|127\.0\.0\.1)(:|$)/.test(host) ? 'http' : 'https'}://${host}`
}

/** The domain as people read it, without the path that its page may stand under. */
export function marketplaceName({ domain }: Marketplace): string {
  return domain.split('/')[0] ?? domain
}

/** Where 'Apply with {domain}' leads [contract §7]; `state` brings the visitor back to the vacancy. */
export function marketplaceLink(
  { domain, clientId, redirectUri }: Marketplace,
  advertiserId: string,
  vacancyGuid: string,
): string {
  const link = new URL(domain.slice(domain.split('/')[0]?.length ?? 0), marketplaceOrigin(domain))
  link.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    advertiser_id: advertiserId,
    state: vacancyGuid,
  }).toString()
  return link.href
}

const sameKeys = [
  'firstName',
  'surname',
  'email',
  'street',
  'suburb',
  'postcode',
  'stateCode',
  'countryCode',
] as const

/** A prefill as answers to a form: what the form asks, and of choices only those that it offers [JD-10]. */
export function prefillValues(form: BuiltForm, prefill: Prefill): FormValues {
  const asks = (key: string) => Object.hasOwn(form.schema.properties, key)
  const values: FormValues = {}
  for (const key of sameKeys) if (asks(key) && fits(form, key, prefill[key])) values[key] = prefill[key]
  const phone = ['mobile', 'homePhone'].find(asks)
  if (phone && prefill.phoneNumber) values[phone] = prefill.phoneNumber
  if (asks('resume') && prefill.resumeFileName) {
    values.resume = { name: prefill.resumeFileName, size: 0, type: prefill.resumeMimeType }
  }
  return values
}

function fits(form: BuiltForm, key: string, value: string): boolean {
  const { choices } = fieldUi(form, key)['ui:options']
  return value !== '' && (!choices || choices.some((choice) => choice.value === value))
}
