import { otherLanguages } from '../../texts/language/language'
import { formatChangeLine } from '../activity/activity.types'
import { cleanText } from '../fields/cleanText'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
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
  isAtomic: (_key, path) => path.startsWith('/applicationFormFields/'),
}

/** Returns the three versions of the settings: as opened, as edited here, and as saved by another user. */
export function createSettingsVersions(
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
  return describeConflicts(versions, rules, (before, after) =>
    listSettingsDifferences(before, after).map(formatChangeLine),
  )
}

function toStoredSettings(settings: UserSettings): SettingsChange {
  return toSettingsChange(settings, toSettingsValues(settings), settings.customEoiImageDataUri || null)
}

/**
 * Returns the form values for these settings. The image is handled separately, because file fields hold files; the
 * rows of the application form are initial values of the form.
 */
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
export function toSettingsChange(
  settings: UserSettings,
  values: FormValues,
  image: string | null,
): SettingsChange {
  const isSwitchedOn = (name: (typeof settingSwitches)[number]) => values[name] === true
  const tickedLanguages: readonly unknown[] = Array.isArray(values.languages) ? values.languages : []
  return {
    privacyLinkLabel: toText(values.privacyLinkLabel),
    privacyLink: toText(values.privacyLink),
    customLogoRedirectUrl: toText(values.customLogoRedirectUrl),
    canShowSidebar: isSwitchedOn('canShowSidebar'),
    canShowEoi: isSwitchedOn('canShowEoi'),
    canShowRecentJobs: isSwitchedOn('canShowRecentJobs'),
    customEoiImageDataUri: image,
    canShowSocialIcons: isSwitchedOn('canShowSocialIcons'),
    canShowAdvertiseEndDate: isSwitchedOn('canShowAdvertiseEndDate'),
    canShowVacancyDepartment: isSwitchedOn('canShowVacancyDepartment'),
    canRedirectToVacancyDetails: isSwitchedOn('canRedirectToVacancyDetails'),
    canCountLeaving: isSwitchedOn('canCountLeaving'),
    canApplyInSteps: isSwitchedOn('canApplyInSteps'),
    canCheckAnswers: isSwitchedOn('canCheckAnswers'),
    needsFormStamp: isSwitchedOn('needsFormStamp'),
    needsProofOfWork: isSwitchedOn('needsProofOfWork'),
    takesLateApplications: isSwitchedOn('takesLateApplications'),
    languages: otherLanguages.filter((otherLanguage) => tickedLanguages.includes(otherLanguage)),
    canOfferAlerts: isSwitchedOn('canOfferAlerts'),
    canReviewBlind: isSwitchedOn('canReviewBlind'),
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
