import { formatChangeLine } from '../activity/describedChange'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  type MergeRules,
  mergeVersions,
  type Versions,
} from '../merge/mergeVersions'
import { listAccountDifferences } from './accountDifferences'
import type { AccountBody } from './buildUserForm'

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
