import type { UserSettings } from '../../schemas/settings/userSettings'

/** Default settings, used until a client's settings are loaded and when they are not available. */
export function getDefaultUserSettings(company: string, clientCode: string): UserSettings {
  return {
    userId: 0,
    company,
    clientCode,
    advertiserId: '',
    privacyLinkLabel: '',
    privacyLink: '',
    customLogoRedirectUrl: '',
    applicationFormFields: [],
    canShowSidebar: false,
    canShowEoi: false,
    canShowRecentJobs: false,
    customEoiImageDataUri: null,
    canShowSocialIcons: false,
    canShowAdvertiseEndDate: true,
    canShowVacancyDepartment: false,
    canRedirectToVacancyDetails: false,
    canCountLeaving: false,
    canApplyInSteps: false,
    canCheckAnswers: false,
    needsFormStamp: false,
    needsProofOfWork: false,
    takesLateApplications: true,
    languages: [],
    canOfferGerman: false,
    canOfferAlerts: false,
    canReviewBlind: false,
    customFields: [],
    canAllowUpload: false,
    retainMonths: null,
  }
}

/** Replaces null texts with empty strings; only the image stays null [SE-05]. */
export function readUserSettings(settings: UserSettings): UserSettings {
  return {
    ...settings,
    advertiserId: settings.advertiserId ?? '',
    privacyLinkLabel: settings.privacyLinkLabel ?? '',
    privacyLink: settings.privacyLink ?? '',
    customLogoRedirectUrl: settings.customLogoRedirectUrl ?? '',
  }
}
