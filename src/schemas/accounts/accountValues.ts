import { cleanText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import { type AccountBody, permittedVacancySources } from './buildUserForm'

/** Converts an account to the values of `buildUserForm`; unset values are empty [UM-17]. */
export function getAccountValues(
  account: { [Key in keyof AccountBody]?: AccountBody[Key] | null },
): FormValues {
  const { canAllowUpload, maxImportedCount } = account
  return {
    company: toCleanText(account.company),
    username: toCleanText(account.username),
    clientCode: toCleanText(account.clientCode),
    domains: (account.domains ?? []).join(', '),
    password: account.password ?? '',
    canAllowUpload: typeof canAllowUpload === 'boolean' ? (canAllowUpload ? 'Y' : 'N') : '',
    seekAdvertiserId: toCleanText(account.seekAdvertiserId),
    privacyLink: toCleanText(account.privacyLink),
    privacyLinkLabel: toCleanText(account.privacyLinkLabel),
    maxImportedCount: String(maxImportedCount ?? ''),
    vacancySource: account.vacancySource ?? '',
  }
}

/** Converts valid values of `buildUserForm` to the body of POST and PUT; subdomain and domains become lower case. */
export function toAccountBody(values: FormValues): AccountBody {
  const password = typeof values.password === 'string' ? values.password : ''
  return {
    company: toCleanText(values.company),
    username: toCleanText(values.username),
    clientCode: toCleanText(values.clientCode).toLowerCase(),
    domains: parseHostNames(toCleanText(values.domains)),
    canAllowUpload: values.canAllowUpload === 'Y',
    seekAdvertiserId: toCleanText(values.seekAdvertiserId) || null,
    privacyLink: toCleanText(values.privacyLink) || null,
    privacyLinkLabel: toCleanText(values.privacyLinkLabel) || null,
    maxImportedCount: Number(values.maxImportedCount),
    ...(password === '' ? {} : { password }),
    ...pickVacancySource(values.vacancySource),
  }
}

function pickVacancySource(value: unknown): Pick<AccountBody, 'vacancySource'> {
  const vacancySource = permittedVacancySources.find((item) => item === value)
  return vacancySource ? { vacancySource } : {}
}

/** Parses host names separated by commas, semicolons or whitespace, each possibly with a trailing dot. */
function parseHostNames(text: string): string[] {
  const names = text.toLowerCase().split(/[\s,;]+/)
  return [...new Set(names.map((name) => name.replace(/\.$/, '')))].filter((name) => name !== '').sort()
}

function toCleanText(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
