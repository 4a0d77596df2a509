import { changeTexts as texts } from '../../texts/changes'
import { userTexts, vacancySourceTexts } from '../../texts/forms'
import type { AccountBody } from '../userAccount'
import { type WordedChange, wordedChange } from '../wordedChange'
import { accountValues } from './accountValues'

const labels = [
  'company',
  'username',
  'clientCode',
  'domains',
  'canAllowUpload',
  'seekAdvertiserId',
  'privacyLink',
  'privacyLinkLabel',
  'maxImportedCount',
] as const

/** What differs between two states of an account, in words; of the password only that there is a new one. */
export function accountDifferences(
  before: Omit<AccountBody, 'password'>,
  after: Omit<AccountBody, 'password'>,
  hasNewPassword: boolean,
): WordedChange[] {
  const [old, now] = [accountValues(before), accountValues(after)]
  const sources: Record<string, string> = vacancySourceTexts
  const words = (value: unknown) =>
    value === 'Y' ? texts.yes : value === 'N' ? texts.no : String(value || texts.none)
  return [
    ...labels.flatMap((name) => wordedChange(userTexts[name], words(old[name]), words(now[name]))),
    ...wordedChange(
      userTexts.vacancySource,
      sources[String(old.vacancySource)] ?? '',
      sources[String(now.vacancySource)] ?? '',
    ),
    ...(hasNewPassword ? [{ label: texts.passwordLabel, from: '', to: texts.passwordSet }] : []),
  ]
}
