import { changeTexts as texts } from '../../texts/admin/changes.texts'
import { userFieldTexts, vacancySourceTexts } from '../../texts/admin/users.texts'
import { type DescribedChange, describeChange } from '../activity/describedChange'
import { getAccountValues } from './accountValues'
import type { AccountBody } from './buildUserForm'

const describedKeys = [
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

/**
 * Describes the differences between two versions of an account. A changed password is only mentioned, never shown.
 */
export function listAccountDifferences(
  before: Omit<AccountBody, 'password'>,
  after: Omit<AccountBody, 'password'>,
  hasNewPassword: boolean,
): DescribedChange[] {
  const [oldValues, newValues] = [getAccountValues(before), getAccountValues(after)]
  const sources: Record<string, string> = vacancySourceTexts
  const describeValue = (value: unknown) =>
    value === 'Y' ? texts.yes : value === 'N' ? texts.no : String(value || texts.none)
  return [
    ...describedKeys.flatMap((name) =>
      describeChange(userFieldTexts[name], describeValue(oldValues[name]), describeValue(newValues[name])),
    ),
    ...describeChange(
      userFieldTexts.vacancySource,
      sources[String(oldValues.vacancySource)] ?? '',
      sources[String(newValues.vacancySource)] ?? '',
    ),
    ...(hasNewPassword ? [{ label: texts.passwordLabel, from: '', to: texts.passwordSet }] : []),
  ]
}
