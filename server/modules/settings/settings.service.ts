import type { StoredFormField } from '../../../src/schemas/accountSchema/accountSchema'
import { canAccess } from '../../../src/schemas/accounts/accountRoles'
import type { PublicSettings } from '../../../src/schemas/applicationForm/publicSettings'
import { cleanTexts } from '../../../src/schemas/fields/cleanText'
import { ownerSwitches } from '../../../src/schemas/settings/buildSettingsForm'
import { orderFields } from '../../../src/schemas/settings/orderFields'
import { listSettingsDifferences } from '../../../src/schemas/settings/settingsDifferences'
import type {
  ApplicationFormField,
  SettingsChange,
  UserSettings,
} from '../../../src/schemas/settings/userSettings'
import { settingsFormTexts } from '../../../src/texts/admin/settings.texts'
import { type OtherLanguage, otherLanguages } from '../../../src/texts/language/language'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { requireVersion } from '../../http/etags'
import { readVersion } from '../../monitoring/productVersion'
import { ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import { findSettings, saveClientSettings } from '../clients/clients.repository'
import type { Session } from '../sessions/session.types'
import { findFormRows } from './formSchema.repository'

/** Returns the settings that the ETag covers. The retention is saved separately. */
export function omitRetention({ retainMonths: _, ...editedSettings }: UserSettings): object {
  return editedSettings
}

/** Returns a client's settings [API-05]. */
export function readSettings({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<UserSettings> {
  return findSettings(db, clientId)
}

/**
 * Saves a client's settings [API-06]; with `ifMatch`, only if that ETag is still current.
 * @returns the saved settings
 * @throws invalid if a field is not one of the client's, changed-meanwhile, other-role if an editor changes a setting
 * that only owners may change
 */
export function changeSettings(
  context: ServerContext,
  session: Session,
  sentChange: SettingsChange,
  ifMatch?: string,
): Promise<UserSettings> {
  const { clientId, userId, address } = session
  const change = cleanTexts(sentChange, ['customEoiImageDataUri'])
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'settings')
    const previousSettings = await findSettings(trx, clientId)
    requireVersion(ifMatch, omitRetention(previousSettings))
    rejectOwnerChangesByEditor(session, change, previousSettings)
    const offeredFields = mergeFields(previousSettings.applicationFormFields, change.applicationFormFields)
    const { rows } = await findFormRows(trx, clientId)
    const languages = getRequestedLanguages(previousSettings, change)
    const newSettings = { ...replaceEmptyTexts(change), ...languages, applicationFormFields: offeredFields }
    if (
      Object.entries(newSettings).every(([name, value]) =>
        isEqualJson(value, previousSettings[name as keyof UserSettings]),
      )
    ) {
      return previousSettings
    }
    const applicationFormFields = replaceOfferedRows(rows, offeredFields)
    await saveClientSettings(trx, clientId, { ...newSettings, applicationFormFields })
    const updatedSettings = await findSettings(trx, clientId)
    await addAudit(trx, clientId, {
      userId,
      action: 'settings changed',
      subject: `client:${clientId}`,
      at: context.now().toISOString(),
      changes: listSettingsDifferences(previousSettings, updatedSettings),
      address,
    })
    return updatedSettings
  })
}

/** Rejects a change of a setting that only owners may change, unless an owner makes it. @throws other-role */
function rejectOwnerChangesByEditor(
  { accountRole }: Session,
  change: SettingsChange,
  previousSettings: UserSettings,
): void {
  if (accountRole !== null && canAccess(accountRole, 'account')) return
  const errors = ownerSwitches
    .filter((name) => change[name] !== undefined && change[name] !== previousSettings[name])
    .map((name) => ({ path: `/${name}`, message: settingsFormTexts.ownersOnly }))
  if (errors.length > 0) throw new ProblemError('other-role', { errors })
}

/**
 * Merges the list of languages with `canOfferGerman`, the older switch that early API callers use. If only one of them
 * changed, it applies; if both changed, the list applies.
 */
function getRequestedLanguages(
  { languages: previousLanguages }: UserSettings,
  { languages, canOfferGerman }: SettingsChange,
): Pick<UserSettings, 'languages' | 'canOfferGerman'> {
  const isListed = (language: OtherLanguage) => (languages ?? previousLanguages).includes(language)
  const list = otherLanguages.filter(isListed)
  const usesList = canOfferGerman === undefined || !isEqualJson(list, previousLanguages)
  const newLanguages = usesList
    ? list
    : otherLanguages.filter((language) => (language === 'de' ? canOfferGerman : isListed(language)))
  return { languages: newLanguages, canOfferGerman: newLanguages.includes('de') }
}

/** Compares JSON values. */
function isEqualJson(item: unknown, other: unknown): boolean {
  return JSON.stringify(item) === JSON.stringify(other)
}

/**
 * Returns the client's fields in the sent order, with the sent `isVisible` and `isRequired` where the field allows it.
 * Clients can neither add nor rename fields. @throws invalid for an unknown field
 */
function mergeFields(
  storedFields: readonly ApplicationFormField[],
  sentFields: readonly ApplicationFormField[],
): ApplicationFormField[] {
  const storedIds = new Set(storedFields.map((field) => field.id))
  const errors = sentFields.flatMap((field, index) =>
    storedIds.has(field.id) || isBuiltInField(field.id)
      ? []
      : [{ path: `/applicationFormFields/${index}/id`, message: rulesTexts.unknownField }],
  )
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const orderedFields = orderFields(
    storedFields,
    sentFields.map((field) => field.id),
  )
  return orderedFields.map((field) => {
    const sentField = sentFields.find((candidate) => candidate.id === field.id) ?? field
    const isVisible = field.canShowVisibility ? sentField.isVisible : field.isVisible
    const isRequired = field.canShowRequired ? sentField.isRequired : field.isRequired
    return { ...field, isVisible, isRequired }
  })
}

/** Replaces the rows of the offered fields. The other rows retain their positions. */
function replaceOfferedRows(
  rows: readonly StoredFormField[],
  offeredFields: readonly ApplicationFormField[],
): StoredFormField[] {
  const offeredById = new Map(offeredFields.map((field) => [field.id, field]))
  return orderFields(
    rows,
    offeredFields.map(({ id }) => id),
  ).map((row) => ({ ...row, ...offeredById.get(row.id) }))
}

/**
 * Returns whether a field is built in: first name, last name and email, whose ids are fractions between 1 and 2
 * (such as 1.1), are in every form and never stored [SE-03, SE-04].
 */
function isBuiltInField(id: number): boolean {
  return id > 1 && id < 2
}

/** Replaces empty texts by null. */
function replaceEmptyTexts(change: SettingsChange): SettingsChange {
  return {
    ...change,
    privacyLinkLabel: change.privacyLinkLabel || null,
    privacyLink: change.privacyLink || null,
    customLogoRedirectUrl: change.customLogoRedirectUrl || null,
    customEoiImageDataUri: change.customEoiImageDataUri || null,
  }
}

/**
 * Returns the public settings of the installation.
 * @param origin origin to which a marketplace returns visitors; null if the host belongs to no client
 */
export function loadPublicSettings(
  { environment, root }: Pick<ServerContext, 'environment' | 'root'>,
  origin: string | null,
): PublicSettings {
  const { marketplace } = environment
  return {
    redirectUri: marketplace && origin && `${origin}/vacancy-interest`,
    clientId: marketplace?.clientId ?? null,
    domain: marketplace?.domain ?? null,
    versionNumber: readVersion(root),
    sendsMail: environment.mail !== null,
  }
}
