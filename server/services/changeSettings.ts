import type { ApplicationFormField, SettingsChange } from '../../src/schemas/userSettings'
import { rulesTexts } from '../../src/texts/en'
import { inTransaction, waitForTurn } from '../db/openDatabase'
import { addAudit } from '../repositories/audit'
import { findSettings, saveSettings } from '../repositories/clients'
import type { Session } from '../repositories/sessions'
import { ProblemError } from './problem'
import type { ServerContext } from './serverContext'

/** Saves a client's settings [API-06]. @throws invalid when a field is not one of the client's */
export function changeSettings(
  context: ServerContext,
  session: Session,
  change: SettingsChange,
): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    await waitForTurn(trx, session.clientId, 'settings')
    const { applicationFormFields: stored } = await findSettings(trx, session.clientId)
    const applicationFormFields = mergeFields(stored, change.applicationFormFields)
    await saveSettings(trx, session.clientId, { ...withNulls(change), applicationFormFields })
    await addAudit(trx, session.clientId, {
      userId: session.userId,
      action: 'settings changed',
      subject: `client:${session.clientId}`,
      at: context.now().toISOString(),
    })
  })
}

/** A client turns its fields on and off, where it may; it neither adds nor renames them. */
function mergeFields(
  stored: readonly ApplicationFormField[],
  sent: readonly ApplicationFormField[],
): ApplicationFormField[] {
  const known = new Set(stored.map((field) => field.id))
  const errors = sent.flatMap((field, at) =>
    known.has(field.id) || isBuiltIn(field.id)
      ? []
      : [{ path: `/applicationFormFields/${at}/id`, message: rulesTexts.unknownField }],
  )
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  return stored.map((field) => {
    const wanted = sent.find((one) => one.id === field.id) ?? field
    const isVisible = field.canShowVisibility ? wanted.isVisible : field.isVisible
    const isRequired = field.canShowRequired ? wanted.isRequired : field.isRequired
    return { ...field, isVisible, isRequired }
  })
}

/** First name, last name and email are always there and never stored [SE-03, SE-04]. */
function isBuiltIn(id: number): boolean {
  return id > 1 && id < 2
}

function withNulls(change: SettingsChange): SettingsChange {
  return {
    ...change,
    privacyLinkLabel: change.privacyLinkLabel || null,
    privacyLink: change.privacyLink || null,
    customLogoRedirectUrl: change.customLogoRedirectUrl || null,
    customEoiImageDataUri: change.customEoiImageDataUri || null,
  }
}
