import { otherLanguages } from '../../texts/language/language'
import { cleanText } from '../fields/cleanText'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import { parseApplicationFields } from './applicationFieldRows'
import { settingSwitches } from './buildSettingsForm'
import type { SettingsChange, UserSettings } from './userSettings'

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
