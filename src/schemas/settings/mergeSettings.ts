import { otherLanguages } from '../../texts/language/language'
import { changeLine } from '../activity/describedChange'
import { cleanText } from '../fields/cleanText'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  findConflicts,
  type MergeRules,
  mergeVersions,
  rulesById,
  type Versions,
} from '../merge/mergeVersions'
import { parseApplicationFields } from './applicationFieldRows'
import { settingSwitches } from './buildSettingsForm'
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

/** Returns the form values for these settings. The image is handled separately, because file fields hold files. */
export function toSettingsValues(settings: UserSettings): FormValues {
  const { privacyLinkLabel, privacyLink, customLogoRedirectUrl } = settings
  return {
    ...Object.fromEntries(settingSwitches.map((name) => [name, settings[name]])),
    languages: settings.languages,
    privacyLinkLabel,
    privacyLink,
    customLogoRedirectUrl,
  }
}

/** Returns the body of PUT /api/userSettings [SE-04]. @param image a data URI, or null for none */
export function settingsChange(
  settings: UserSettings,
  values: FormValues,
  image: string | null,
): SettingsChange {
  const on = (name: (typeof settingSwitches)[number]) => values[name] === true
  const ticked: readonly unknown[] = Array.isArray(values.languages) ? values.languages : []
  return {
    privacyLinkLabel: toText(values.privacyLinkLabel),
    privacyLink: toText(values.privacyLink),
    customLogoRedirectUrl: toText(values.customLogoRedirectUrl),
    canShowSidebar: on('canShowSidebar'),
    canShowEoi: on('canShowEoi'),
    canShowRecentJobs: on('canShowRecentJobs'),
    customEoiImageDataUri: image,
    canShowSocialIcons: on('canShowSocialIcons'),
    canShowAdvertiseEndDate: on('canShowAdvertiseEndDate'),
    canShowVacancyDepartment: on('canShowVacancyDepartment'),
    canRedirectToVacancyDetails: on('canRedirectToVacancyDetails'),
    canCountLeaving: on('canCountLeaving'),
    canApplyInSteps: on('canApplyInSteps'),
    canCheckAnswers: on('canCheckAnswers'),
    needsFormStamp: on('needsFormStamp'),
    needsProofOfWork: on('needsProofOfWork'),
    takesLateApplications: on('takesLateApplications'),
    languages: otherLanguages.filter((otherLanguage) => ticked.includes(otherLanguage)),
    canOfferAlerts: on('canOfferAlerts'),
    canReviewBlind: on('canReviewBlind'),
    applicationFormFields: parseApplicationFields(
      settings.applicationFormFields,
      values,
      settings.canAllowUpload,
    ),
  }
}

function toText(value: FieldValue): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
