import { changeTexts as texts } from '../../texts/admin/changes.texts'
import { userFieldTexts, vacancySourceTexts } from '../../texts/admin/users.texts'
import { type DescribedChange, describeChange, formatChangeLine } from '../activity/activity.types'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  type MergeRules,
  mergeVersions,
  type Versions,
} from '../merge/mergeVersions'
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

/** Host names are merged one by one. */
const rules: MergeRules = { getId: (item, key) => (key === 'domains' ? String(item) : undefined) }

export function mergeAccounts(versions: Versions<AccountBody>, choices?: Choices): AccountBody {
  return mergeVersions(versions, rules, choices)
}

/** Describes the fields of an account that both users changed. */
export function describeAccountConflicts(versions: Versions<AccountBody>): DescribedConflict[] {
  return describeConflicts(versions, rules, (before, after) =>
    listAccountDifferences(before, after, after.password !== before.password).map(formatChangeLine),
  )
}
