import { changeLine } from '../activity/describedChange'
import { type DescribedConflict, describeConflicts } from '../merge/describeConflicts'
import {
  type Choices,
  findConflicts,
  type MergeRules,
  mergeVersions,
  rulesById,
  type Versions,
} from '../merge/mergeVersions'
import { settingsChange, toSettingsValues } from './settingsChange'
import { listSettingsDifferences } from './settingsDifferences'
import type { SettingsChange, UserSettings } from './userSettings'

/** Languages are merged one by one; a row of the application form is merged as one field. */
const rules: MergeRules = {
  getId: (item, key) => (key === 'languages' ? String(item) : rulesById.getId(item, key)),
  isWhole: (_key, path) => path.startsWith('/applicationFormFields/'),
}

/** Returns the three versions of the settings: as opened, as edited here, and as saved by another user. */
export function settingsVersions(
  openedSettings: UserSettings,
  mine: SettingsChange,
  theirs: UserSettings,
): Versions<SettingsChange> {
  return { base: toStoredSettings(openedSettings), mine, theirs: toStoredSettings(theirs) }
}

export function mergeSettings(versions: Versions<SettingsChange>, choices?: Choices): SettingsChange {
  return mergeVersions(versions, rules, choices)
}

/** Describes the settings that both users changed. */
export function describeSettingsConflicts(versions: Versions<SettingsChange>): DescribedConflict[] {
  return describeConflicts(versions.base, findConflicts(versions, rules), (before, after) =>
    listSettingsDifferences(before, after).map(changeLine),
  )
}

function toStoredSettings(settings: UserSettings): SettingsChange {
  return settingsChange(settings, toSettingsValues(settings), settings.customEoiImageDataUri || null)
}
