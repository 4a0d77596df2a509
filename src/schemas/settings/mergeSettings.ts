import { changeLine } from '../activity/describedChange'
import { type DescribedConflict, describeConflicts } from '../merge/describeConflicts'
import {
  byId,
  type Choices,
  findConflicts,
  type MergeRules,
  mergeVersions,
  type Versions,
} from '../merge/mergeVersions'
import { settingsChange, settingsValues } from './settingsChange'
import { settingsDifferences } from './settingsDifferences'
import type { SettingsChange, UserSettings } from './userSettings'

/** Languages are added and removed one by one; a row of the application form is one field. */
const rules: MergeRules = {
  idOf: (item, key) => (key === 'languages' ? String(item) : byId.idOf(item, key)),
  isWhole: (_key, path) => path.startsWith('/applicationFormFields/'),
}

/** The settings as they were opened, as they are edited here, and as somebody else saved them. */
export function settingsVersions(
  opened: UserSettings,
  mine: SettingsChange,
  theirs: UserSettings,
): Versions<SettingsChange> {
  return { base: storedSettings(opened), mine, theirs: storedSettings(theirs) }
}

export function mergeSettings(versions: Versions<SettingsChange>, choices?: Choices): SettingsChange {
  return mergeVersions(versions, rules, choices)
}

/** The settings that both changed, in words. */
export function describeSettingsConflicts(versions: Versions<SettingsChange>): DescribedConflict[] {
  return describeConflicts(versions.base, findConflicts(versions, rules), (before, after) =>
    settingsDifferences(before, after).map(changeLine),
  )
}

function storedSettings(settings: UserSettings): SettingsChange {
  return settingsChange(settings, settingsValues(settings), settings.customEoiImageDataUri || null)
}
