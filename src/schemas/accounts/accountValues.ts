import { cleanText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import { type AccountBody, vacancySources } from './userAccount'

/** Converts an account to the values of `buildUserForm`; unset values are empty [UM-17]. */
export function accountValues(account: { [Key in keyof AccountBody]?: AccountBody[Key] | null }): FormValues {
  const { canAllowUpload, maxImportedCount } = account
  return {
    company: trimmed(account.company),
    username: trimmed(account.username),
    clientCode: trimmed(account.clientCode),
    domains: (account.domains ?? []).join(', '),
    password: account.password ?? '',
    canAllowUpload: typeof canAllowUpload === 'boolean' ? (canAllowUpload ? 'Y' : 'N') : '',
    seekAdvertiserId: trimmed(account.seekAdvertiserId),
    privacyLink: trimmed(account.privacyLink),
    privacyLinkLabel: trimmed(account.privacyLinkLabel),
    maxImportedCount: String(maxImportedCount ?? ''),
    vacancySource: account.vacancySource ?? '',
  }
}

/** Converts valid values of `buildUserForm` to the body of POST and PUT; subdomains become lower case. */
export function accountBody(values: FormValues): AccountBody {
  const password = typeof values.password === 'string' ? values.password : ''
  return {
    company: trimmed(values.company),
    username: trimmed(values.username),
    clientCode: trimmed(values.clientCode).toLowerCase(),
    domains: hostNames(trimmed(values.domains)),
    canAllowUpload: values.canAllowUpload === 'Y',
    seekAdvertiserId: trimmed(values.seekAdvertiserId) || null,
    privacyLink: trimmed(values.privacyLink) || null,
    privacyLinkLabel: trimmed(values.privacyLinkLabel) || null,
    maxImportedCount: Number(values.maxImportedCount),
    ...(password === '' ? {} : { password }),
    ...getSource(values.vacancySource),
  }
}

function getSource(value: unknown): Pick<AccountBody, 'vacancySource'> {
  const vacancySource = vacancySources.find((item) => item === value)
  return vacancySource ? { vacancySource } : {}
}

/** Parses host names separated by commas, semicolons or whitespace, each possibly with a trailing dot. */
function hostNames(text: string): string[] {
  const names = text.toLowerCase().split(/[\s,;]+/)
  return [...new Set(names.map((name) => name.replace(/\.$/, '')))].filter((name) => name !== '').sort()
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
