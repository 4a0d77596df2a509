import type { OtherLanguage } from '../../texts/language/language'
import { builtInIds } from '../fieldCatalogue/fieldCatalogue'
import type { FieldCondition } from '../fields/fieldCondition'
import type { Option } from '../fields/option'
import type { RowLimits } from '../fields/repeats'
import type { FieldType } from '../kinds/fieldType'
import type { FieldRule } from '../rules/fieldRule'
import type { LocalizedItem, Translations } from '../translations/localizeText'
import type { FieldTranslation } from '../translations/translationTypes'

/** The settings of one field of a client's application form. */
export interface ApplicationFormField extends LocalizedItem {
  /** 1.1, 1.2 and 1.3 are built in; 1 to 23 belong to the catalogue; ids from 100 are custom fields. */
  id: number
  displayText: string
  canShowVisibility: boolean
  canShowRequired: boolean
  isVisible: boolean
  isRequired: boolean
  /** Translations of the client's label for a catalogue field. */
  translations?: Translations<Pick<FieldTranslation, 'label'>>
}

/** Returns the fields, the built-in fields first. These are always visible and required, whatever is stored [SE-03]. */
export function withBuiltInFields(fields: readonly ApplicationFormField[]): ApplicationFormField[] {
  const builtInFields = builtInIds.map((id) => ({
    id,
    displayText: fields.find((field) => field.id === id)?.displayText ?? '',
    canShowVisibility: false,
    canShowRequired: false,
    isVisible: true,
    isRequired: true,
  }))
  return [...builtInFields, ...fields.filter(({ id }) => !builtInIds.includes(id))]
}

/** A custom field of an account (ids from 100), which the SuperUser defines. */
export interface CustomField extends LocalizedItem {
  id: number
  type: FieldType
  label: string
  notes?: string
  options?: Option[]
  rules?: Partial<FieldRule>
  /** Restricts the field to vacancies or to Expressions of Interest; if absent, both ask for it. */
  shownOn?: 'jobs' | 'interests'
  /**
   * The section heading, if the field is not shown with the other custom fields. Fields with the same heading form
   * one section.
   */
  section?: string
  width?: 'half' | 'full'
  /** The initial answer: an option's value, a day as 'YYYY-MM-DD', or 'Y' for a tick box. */
  value?: string
  /**
   * Conditions refer to other fields by their form keys: 'custom-101', 'countryCode'; in a group, also to fields of
   * the same row.
   */
  visibleWhen?: FieldCondition
  requiredWhen?: FieldCondition
  /** The fields of a group. Their ids come from the same range as those of other custom fields. */
  fields?: CustomField[]
  /** Minimum and maximum number of rows of a repeating group. */
  repeats?: RowLimits
  /** The name of one row of a repeating group. */
  itemLabel?: string
  /** Translations of the field's texts. */
  translations?: Translations<FieldTranslation>
}

/** GET /api/userSettings. Unset texts may be null. */
export interface UserSettings {
  userId: number
  company: string
  clientCode: string
  advertiserId: string | null
  privacyLinkLabel: string | null
  privacyLink: string | null
  customLogoRedirectUrl: string | null
  applicationFormFields: ApplicationFormField[]
  canShowSidebar: boolean
  canShowEoi: boolean
  canShowRecentJobs: boolean
  customEoiImageDataUri: string | null
  canShowSocialIcons: boolean
  canShowAdvertiseEndDate: boolean
  canShowVacancyDepartment: boolean
  canRedirectToVacancyDetails: boolean
  /** Whether form abandonment is recorded. */
  canCountLeaving: boolean
  /** Whether the application form is shown in steps, one section at a time, instead of on one page. */
  canApplyInSteps: boolean
  /** Whether applicants review all answers before they submit. Multi-step forms always include the review. */
  canCheckAnswers: boolean
  /** Whether submissions require a form token from this site's own form, in the API as well. */
  needsFormStamp: boolean
  /** Whether submissions also require a proof of work from the browser. */
  needsProofOfWork: boolean
  /** Whether an application that was started before a vacancy closed is accepted until 15 minutes after it closed. */
  takesLateApplications: boolean
  /** The languages besides English that the public pages are offered in, each below its own path such as /de. */
  languages: OtherLanguage[]
  /** Whether German is one of the `languages`. Kept for older API clients. */
  canOfferGerman: boolean
  /** Whether visitors can subscribe to job alerts by mail, if the installation sends mail. */
  canOfferAlerts: boolean
  /** Whether administrators review applications blind, until they choose to reveal the identity. */
  canReviewBlind: boolean
  /** The custom fields of the account; read-only here. */
  customFields: CustomField[]
  /** Whether applicants may upload a photo; read-only here. */
  canAllowUpload: boolean
  /** The client's own limit for the retention of applications, in months; null for none. Read-only here. */
  retainMonths: number | null
}

/** The part of the settings that a signed-in user can change: PUT /api/userSettings. */
export type SettingsChange = Omit<
  UserSettings,
  | 'userId'
  | 'company'
  | 'clientCode'
  | 'advertiserId'
  | 'customFields'
  | 'canAllowUpload'
  | 'retainMonths'
  | OptionalSetting
> &
  Partial<Pick<UserSettings, OptionalSetting>>

/** Settings that were added later. A request may omit them, and they then stay as they are. */
type OptionalSetting =
  | 'canCountLeaving'
  | 'canApplyInSteps'
  | 'canCheckAnswers'
  | 'canOfferGerman'
  | 'canOfferAlerts'
  | 'canReviewBlind'
  | 'languages'
  | 'needsFormStamp'
  | 'needsProofOfWork'
  | 'takesLateApplications'

/** Maximum length of `customEoiImageDataUri` in characters, enough for an image of 512 KB. */
export const maxEoiImageLength = 700_000

/** The settings that determine the application form. */
export type FormSettings = Pick<UserSettings, 'applicationFormFields' | 'customFields' | 'canAllowUpload'>
