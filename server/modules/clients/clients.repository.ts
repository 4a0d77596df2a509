import { sql } from 'kysely'
import type { StoredFormField } from '../../../src/schemas/accountSchema/accountSchema'
import type { PermittedVacancySource } from '../../../src/schemas/accounts/buildUserForm'
import type {
  ApplicationFormField,
  CustomField,
  SettingsChange,
  UserSettings,
} from '../../../src/schemas/settings/userSettings'
import { type OtherLanguage, otherLanguages } from '../../../src/texts/language/language'
import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

export interface Client {
  id: number
  /** The client's subdomain. */
  code: string
  company: string
  /** Increases with every change that affects the client's pages. */
  siteVersion: number
  /** Version and hash of the published site; null if the site is served from its folder. */
  publishedVersion: number | null
  publishedHash: string | null
}

/** Finds a client that is not decommissioned, ignoring letter case. */
export function findClient(db: Db, code: string): Promise<Client | undefined> {
  return db
    .selectFrom('clients')
    .select(['id', 'code', 'company', 'site_version as siteVersion'])
    .select(['published_version as publishedVersion', 'published_hash as publishedHash'])
    .where('code', '=', code.toLowerCase())
    .where('decommissioned_at', 'is', null)
    .executeTakeFirst()
}

export async function hasClient(db: Db, clientId: number): Promise<boolean> {
  const row = await db.selectFrom('clients').select('id').where('id', '=', clientId).executeTakeFirst()
  return row !== undefined
}

/** Returns a client, decommissioned or not. @throws if there is no client with this id */
export function getClientById(db: Db, clientId: number): Promise<Client> {
  return db
    .selectFrom('clients')
    .select(['id', 'code', 'company', 'site_version as siteVersion'])
    .select(['published_version as publishedVersion', 'published_hash as publishedHash'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
}

/** A client with the properties that every page response needs. */
export interface ServedClient extends Client {
  /** Origins that may frame the site, separated by spaces; if empty, any may. */
  frameAncestors: string
  /** Comma-separated languages besides English in which its pages are available. */
  languages: string
}

function buildServedClientQuery(db: Db, { code }: { code: string }) {
  return db
    .selectFrom('clients')
    .select(['id', 'code', 'company', 'site_version as siteVersion'])
    .select(['published_version as publishedVersion', 'published_hash as publishedHash'])
    .select(({ fn, val }) => fn.coalesce('frame_ancestors', val('')).as('frameAncestors'))
    .select('languages')
    .where('code', '=', code)
    .where('decommissioned_at', 'is', null)
}

const selectServedClient = prepareQuery(buildServedClientQuery)

/** Finds the client of a site with the same conditions as `findClient`. */
export function findServedClient(db: Db, code: string): Promise<ServedClient | undefined> {
  return selectServedClient(db, { code: code.toLowerCase() })
}

export async function findSettings(db: Db, clientId: number): Promise<UserSettings> {
  const row = await db
    .selectFrom('clients as c')
    .leftJoin('users as u', 'u.client_id', 'c.id')
    .select(['c.company', 'c.code as clientCode', 'c.advertiser_id as advertiserId'])
    .select(['c.privacy_link_label as privacyLinkLabel', 'c.privacy_link as privacyLink'])
    .select(['c.custom_logo_redirect_url as customLogoRedirectUrl'])
    .select(['c.custom_eoi_image_data_uri as customEoiImageDataUri'])
    .select(['c.can_show_sidebar', 'c.can_show_eoi', 'c.can_show_recent_jobs', 'c.can_show_social_icons'])
    .select(['c.can_show_advertise_end_date', 'c.can_show_vacancy_department', 'c.can_allow_upload'])
    .select(['c.can_redirect_to_vacancy_details', 'c.application_form_fields', 'c.custom_fields'])
    .select(['c.retain_months as retainMonths', 'c.can_count_leaving'])
    .select(['c.can_apply_in_steps', 'c.can_check_answers', 'c.languages', 'c.can_offer_alerts'])
    .select('c.can_review_blind')
    .select(['c.needs_form_stamp', 'c.needs_proof_of_work', 'c.takes_late'])
    .select('u.id as userId')
    .where('c.id', '=', clientId)
    .orderBy('u.id')
    .executeTakeFirstOrThrow()
  return {
    userId: row.userId ?? 0,
    company: row.company,
    clientCode: row.clientCode,
    advertiserId: row.advertiserId,
    privacyLinkLabel: row.privacyLinkLabel,
    privacyLink: row.privacyLink,
    customLogoRedirectUrl: row.customLogoRedirectUrl,
    customEoiImageDataUri: row.customEoiImageDataUri,
    canShowSidebar: row.can_show_sidebar === 1,
    canShowEoi: row.can_show_eoi === 1,
    canShowRecentJobs: row.can_show_recent_jobs === 1,
    canShowSocialIcons: row.can_show_social_icons === 1,
    canShowAdvertiseEndDate: row.can_show_advertise_end_date === 1,
    canShowVacancyDepartment: row.can_show_vacancy_department === 1,
    canRedirectToVacancyDetails: row.can_redirect_to_vacancy_details === 1,
    canCountLeaving: row.can_count_leaving === 1,
    canApplyInSteps: row.can_apply_in_steps === 1,
    canCheckAnswers: row.can_check_answers === 1,
    needsFormStamp: row.needs_form_stamp === 1,
    needsProofOfWork: row.needs_proof_of_work === 1,
    takesLateApplications: row.takes_late === 1,
    languages: parseClientLanguages(row.languages),
    canOfferGerman: parseClientLanguages(row.languages).includes('de'),
    canOfferAlerts: row.can_offer_alerts === 1,
    canReviewBlind: row.can_review_blind === 1,
    canAllowUpload: row.can_allow_upload === 1,
    retainMonths: row.retainMonths,
    applicationFormFields: omitWithheldFields(JSON.parse(row.application_form_fields) as StoredFormField[]),
    customFields: JSON.parse(row.custom_fields) as CustomField[],
  }
}

/** Removes withheld fields: neither the client nor its applicants see them. */
function omitWithheldFields(rows: readonly StoredFormField[]): ApplicationFormField[] {
  return rows.flatMap(({ isWithheld, ...field }) => (isWithheld ? [] : [field]))
}

export async function saveClientSettings(db: Db, clientId: number, settings: SettingsChange): Promise<void> {
  await db
    .updateTable('clients')
    .set({ ...toSettingsColumns(settings), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

function toSettingsColumns(settings: SettingsChange) {
  return {
    privacy_link_label: settings.privacyLinkLabel,
    privacy_link: settings.privacyLink,
    custom_logo_redirect_url: settings.customLogoRedirectUrl,
    custom_eoi_image_data_uri: settings.customEoiImageDataUri,
    can_show_sidebar: toFlag(settings.canShowSidebar),
    can_show_eoi: toFlag(settings.canShowEoi),
    can_show_recent_jobs: toFlag(settings.canShowRecentJobs),
    can_show_social_icons: toFlag(settings.canShowSocialIcons),
    can_show_advertise_end_date: toFlag(settings.canShowAdvertiseEndDate),
    can_show_vacancy_department: toFlag(settings.canShowVacancyDepartment),
    can_redirect_to_vacancy_details: toFlag(settings.canRedirectToVacancyDetails),
    can_count_leaving: toOptionalFlag(settings.canCountLeaving),
    can_apply_in_steps: toOptionalFlag(settings.canApplyInSteps),
    can_check_answers: toOptionalFlag(settings.canCheckAnswers),
    needs_form_stamp: toOptionalFlag(settings.needsFormStamp),
    needs_proof_of_work: toOptionalFlag(settings.needsProofOfWork),
    takes_late: toOptionalFlag(settings.takesLateApplications),
    languages: settings.languages?.join(),
    can_offer_alerts: toOptionalFlag(settings.canOfferAlerts),
    can_review_blind: toOptionalFlag(settings.canReviewBlind),
    application_form_fields: JSON.stringify(settings.applicationFormFields),
  }
}

/** Parses 'de,fr' and returns the languages that this version supports, in their standard order. */
export function parseClientLanguages(storedText: string): OtherLanguage[] {
  const languageCodes = storedText.split(',')
  return otherLanguages.filter((language) => languageCodes.includes(language))
}

/** Returns undefined for undefined, which leaves the column unchanged. */
function toOptionalFlag(flag: boolean | undefined): 0 | 1 | undefined {
  return flag === undefined ? undefined : toFlag(flag)
}

/** A new client: its settings and its other properties. */
export interface NewClient extends SettingsChange {
  code: string
  company: string
  advertiserId: string | null
  canAllowUpload: boolean
  maxImportedCount: number
  vacancySource?: PermittedVacancySource
  customFields: CustomField[]
  isDemo: boolean
  /** The client's own retention limit in months; null for none. The operator's limit applies, too. */
  retainMonths: number | null
  createdAt: string
}

export async function addClient(db: Db, client: NewClient): Promise<number> {
  const { id } = await db
    .insertInto('clients')
    .values({
      ...toSettingsColumns(client),
      code: client.code,
      company: client.company,
      advertiser_id: client.advertiserId,
      can_allow_upload: toFlag(client.canAllowUpload),
      max_imported_count: client.maxImportedCount,
      vacancy_source: client.vacancySource ?? 'both',
      custom_fields: JSON.stringify(client.customFields),
      is_demo: toFlag(client.isDemo),
      retain_months: client.retainMonths,
      created_at: client.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts all clients and those that the demo created. */
export async function countClients(db: Db): Promise<{ total: number; demoCount: number }> {
  const rows = await db.selectFrom('clients').select('is_demo').execute()
  return { total: rows.length, demoCount: rows.filter((row) => row.is_demo === 1).length }
}

/**
 * Part of every update of a client's row. `site_version` increases with each change that affects the public pages,
 * in any process; pages cached for an older number are rendered again.
 */
export const incrementSiteVersion = { site_version: sql<number>`site_version + 1` }

/**
 * Increments the site version after a change of other data that the pages show. Must be called in the same transaction
 * as the change.
 */
export async function bumpSiteVersion(db: Db, clientId: number): Promise<void> {
  await db.updateTable('clients').set(incrementSiteVersion).where('id', '=', clientId).execute()
}
