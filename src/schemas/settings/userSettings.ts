import type { OtherLanguage } from '../../texts/language/language'
import type { FieldCondition } from '../fields/fieldCondition'
import type { Option } from '../fields/option'
import type { Repeats } from '../fields/repeats'
import type { FieldType } from '../kinds/fieldType'
import type { FieldRule } from '../rules/fieldRule'
import type { LocalizedThing, Translations } from '../translations/localizeText'
import type { FieldTranslation } from '../translations/translationTypes'

/** One field of a client's application form, as its settings hold it; `id` leads into the catalogue. */
export interface ApplicationFormField extends LocalizedThing {
  /** 1.1, 1.2, 1.3 are built in; 1 to 23 the catalogue's; from 100 the account's own. */
  id: number
  displayText: string
  canShowVisibility: boolean
  canShowRequired: boolean
  isVisible: boolean
  isRequired: boolean
  /** The client's own word for a field of the catalogue, in other languages. */
  translations?: Translations<Pick<FieldTranslation, 'label'>>
}

/** An account's own field (ids from 100), which the SuperUser defines. */
export interface CustomField extends LocalizedThing {
  id: number
  type: FieldType
  label: string
  notes?: string
  options?: Option[]
  rules?: Partial<FieldRule>
  /** Asked for vacancies or for Expressions of Interest only; for both unless given. */
  shownOn?: 'jobs' | 'interests'
  /** Its heading, where it does not stand with the other own fields; fields of one heading stand together. */
  section?: string
  width?: 'half' | 'full'
  /** The answer to begin with: an option's value, a day as 'YYYY-MM-DD', 'Y' of a tick box. */
  value?: string
  /** Conditions name other fields by their keys in the form: 'custom-101', 'countryCode'; in a group those of the same row too. */
  visibleWhen?: FieldCondition
  requiredWhen?: FieldCondition
  /** Of a group: its fields, whose ids are ids of the account's like any other's. */
  fields?: CustomField[]
  /** Of a group that repeats: how often. */
  repeats?: Repeats
  /** Of a group that repeats: what one row is called. */
  itemLabel?: string
  /** What of this is said in other languages than the client's own. */
  translations?: Translations<FieldTranslation>
}

/** GET /api/userSettings. Text that is not set may come as null. */
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
  /** Whether it is counted where people leave the application form. */
  canCountLeaving: boolean
  /** The application form is asked section by section; on one page otherwise. */
  canApplyInSteps: boolean
  /** Applicants see all of their answers before they send them; in steps they always do. */
  canCheckAnswers: boolean
  /** Applications come from this site's own forms alone, in the API as well. */
  needsFormStamp: boolean
  /** So they do, and each browser does a little work first. */
  needsProofOfWork: boolean
  /** An application that was begun before a vacancy closed is taken until 15 minutes after it. */
  takesLateApplications: boolean
  /** The languages besides English that visitors may read the public pages in, each below its own address: /de. */
  languages: OtherLanguage[]
  /** Whether German is one of them, by which older callers know it. */
  canOfferGerman: boolean
  /** Visitors may ask for new jobs by mail, where the installation sends mail. */
  canOfferAlerts: boolean
  /** Administrators read applications without knowing whose they are, until they ask. */
  canReviewBlind: boolean
  /** The account's own fields; read only here. */
  customFields: CustomField[]
  /** Whether applicants may send a photo; read only here. */
  canAllowUpload: boolean
  /** Months that applications are kept, null: for ever; read only here. */
  retainMonths: number | null
}

/** The part of the settings that a signed-in user changes: PUT /api/userSettings. */
export type SettingsChange = Omit<
  UserSettings,
  | 'userId'
  | 'company'
  | 'clientCode'
  | 'advertiserId'
  | 'customFields'
  | 'canAllowUpload'
  | 'retainMonths'
  | LaterSwitch
> &
  Partial<Pick<UserSettings, LaterSwitch>>

/** What a change need not name, since it was written before it came: that stays as it is. */
type LaterSwitch =
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

/** Characters of the longest `customEoiImageDataUri`: an image of 512 KB. */
export const longestEoiImage = 700_000

/** What of the settings the application form is made from. */
export type FormSettings = Pick<UserSettings, 'applicationFormFields' | 'customFields' | 'canAllowUpload'>
