import { randomUUID } from 'node:crypto'
import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import {
  type AssignableState,
  getTemplateInLanguage,
  isCustomStateId,
  type LocalizedTemplate,
  type NotificationMethod,
  type StateResult,
  stateMailDelayMs,
  type UndoResult,
} from '../../../src/schemas/applications/applicationState'
import { type CustomState, getStateName, isKnownState } from '../../../src/schemas/applications/customState'
import { fillTemplate, getSalutation } from '../../../src/schemas/applications/messagePlaceholders'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { getApplicantContact } from '../../../src/schemas/submission/applicantContact'
import { neutralSalutations } from '../../../src/texts/admin/stateTemplateTranslations.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import {
  addStateChange,
  deleteStateMessage,
  findLastMailedChange,
  listChangesOfOperation,
  recordCancelledMail,
  updateState,
} from '../applications/applicationStates.repository'
import { getStatusLink } from '../applications/statusLinks'
import { findSubmission, type StoredSubmission } from '../applications/submissions.repository'
import { type AuditEntry, addAudit, getUserLabel } from '../audit/audit.repository'
import { listCustomStates } from '../clients/applicationStateSettings.repository'
import { getClientById } from '../clients/clients.repository'
import { cancelMail } from '../mail/mails.repository'
import { queueMail } from '../mail/queueMail'
import { lockAndListCustomStates } from './customStates.service'
import { requireValidTemplate } from './messageTemplates.service'

/** The new state, the message to the applicant, and who sets it. */
export interface StateSetting {
  state: AssignableState
  /** The message with unfilled placeholders; null for no message. */
  words: LocalizedTemplate | null
  /** Origin of the client's site, for links in mail. */
  origin: string
  by: Pick<AuditEntry, 'userId' | 'address'>
}

/**
 * Sets the state of several applications, each in its own transaction: an application that is missing or fails does not
 * stop the others.
 * @returns the id with which `undoStates` undoes the whole change, and one result per application
 * @throws not-found if the client has no such state; invalid if the message is empty or uses an unknown
 * placeholder
 */
export async function changeStates(
  context: ServerContext,
  clientId: number,
  ids: readonly number[],
  setting: StateSetting,
): Promise<{ change: string; results: StateResult[] }> {
  const customStates = await listCustomStates(context.db, clientId)
  if (!isKnownState(setting.state, customStates)) throw new ProblemError('not-found')
  if (setting.words) requireValidTemplate('/words', setting.words)
  const operationId = randomUUID()
  const results: StateResult[] = []
  for (const id of new Set(ids)) {
    results.push(
      await runInTransaction(context.db, (trx) =>
        changeState({ ...context, db: trx }, clientId, id, { ...setting, operationId }),
      ).catch((error: unknown): StateResult => {
        context.report(`The state of an application could not be set: ${String(error)}`)
        return { applicationId: id, result: 'failed', told: null }
      }),
    )
  }
  return { change: operationId, results }
}

type TransactionContext = Omit<ServerContext, 'db'> & { db: Db }

async function changeState(
  context: TransactionContext,
  clientId: number,
  id: number,
  setting: StateSetting & { operationId: string },
): Promise<StateResult> {
  const { db, now } = context
  const { state, by } = setting
  const customStates = await lockAndListCustomStates(db, clientId, state)
  const submission = await findSubmission(db, clientId, id)
  if (!submission) return { applicationId: id, result: 'not-found', told: null }
  const previousState = submission.state
  if (previousState === 'withdrawn') return { applicationId: id, result: 'withdrawn', told: null }
  if (previousState === state) return { applicationId: id, result: 'unchanged', told: null }
  // Another user changed the state concurrently: start again from the new state. Each retry means that another change
  // succeeded, so the recursion ends.
  if (!(await updateState(db, clientId, { id, previousState, state })))
    return changeState(context, clientId, id, setting)
  await cancelEarlierMail(db, clientId, id)
  const notification = await notifyApplicant(context, clientId, submission, setting)
  const timestamp = now().toISOString()
  await addStateChange(db, clientId, {
    ...{ changeGuid: setting.operationId, applicationId: id, state, previousState, at: timestamp },
    username: await getUserLabel(db, clientId, by.userId),
    ...notification,
  })
  await addAudit(db, clientId, {
    ...{
      userId: by.userId,
      address: by.address,
      action: 'state set',
      subject: `application:${id}`,
      at: timestamp,
    },
    changes: describeStateChange(previousState, state, customStates),
  })
  return { applicationId: id, result: 'set', told: notification.notificationMethod }
}

/**
 * Cancels the mail about the application's previous state if it was not sent yet: its message is no longer true. Without
 * this, correcting a decision within the minute would send the applicant both messages.
 */
async function cancelEarlierMail(db: Db, clientId: number, applicationId: number): Promise<void> {
  const change = await findLastMailedChange(db, clientId, applicationId)
  if (!change || change.mailGuid === null || !(await cancelMail(db, clientId, change.mailGuid))) return
  await recordCancelledMail(db, clientId, change.id)
}

/**
 * Fills in the message for the status page, and queues it as mail if the applicant has an address and mail is set up.
 */
async function notifyApplicant(
  context: TransactionContext,
  clientId: number,
  { id, answers, vacancyName, translation, language, vacancyCode }: StoredSubmission,
  { words: template, origin }: StateSetting,
): Promise<{ notificationMethod: NotificationMethod; message: string | null; mailGuid: string | null }> {
  if (!template) return { notificationMethod: 'link', message: null, mailGuid: null }
  const { company } = await getClientById(context.db, clientId)
  const name = getSalutation(String(answers.firstName ?? ''), neutralSalutations[language])
  const job = translation?.vacancyName ?? vacancyName
  const filledTemplate = fillTemplate(getTemplateInLanguage(language, template), {
    name,
    job,
    company,
    reference: `${vacancyCode} / ${id}`,
  })
  const path = await getStatusLink(context, clientId, id)
  const recipient = getApplicantContact(answers).email
  const guid = randomUUID()
  const link = path === undefined ? null : origin + toLanguagePath(language, path)
  const values = { job, words: filledTemplate, link, language }
  const isMailed =
    recipient !== null &&
    (await queueMail(context, clientId, {
      to: recipient,
      kind: 'state',
      values,
      applicationId: id,
      guid,
      delayMs: stateMailDelayMs,
    }))
  return {
    notificationMethod: isMailed ? 'mail' : 'link',
    message: filledTemplate.text,
    mailGuid: isMailed ? guid : null,
  }
}

/**
 * Undoes one call of `changeStates`: restores the earlier states and cancels the mails that have not been sent. An
 * application whose state was changed again since then stays as it is.
 * @throws not-found if the change set no state, or if all its applications were erased
 */
export async function undoStates(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  operationId: string,
  by: StateSetting['by'],
): Promise<UndoResult[]> {
  const stateChanges = await listChangesOfOperation(db, clientId, operationId)
  if (stateChanges.length === 0) throw new ProblemError('not-found')
  const undoOperation = { guid: randomUUID(), timestamp: now().toISOString(), by }
  const results: UndoResult[] = []
  for (const { applicationId } of stateChanges) {
    const result = await runInTransaction(db, async (trx) => {
      const item = (await listChangesOfOperation(trx, clientId, operationId)).find(
        (stateChange) => stateChange.applicationId === applicationId,
      )
      return item ? undoStateChange(trx, clientId, item, undoOperation) : 'changed'
    })
    results.push({ applicationId, result })
  }
  return results
}

async function undoStateChange(
  db: Db,
  clientId: number,
  item: Awaited<ReturnType<typeof listChangesOfOperation>>[number],
  { guid, timestamp, by }: { guid: string; timestamp: string; by: StateSetting['by'] },
): Promise<UndoResult['result']> {
  const { applicationId: id, mailGuid, isLatest } = item
  if ([item.previousState, item.state].some(isCustomStateId))
    await acquireTransactionLock(db, clientId, 'settings')
  const customStates = await listCustomStates(db, clientId)
  // Undoing a change sets its previous state, so the two states swap their roles.
  const [state, previousState] = [item.previousState, item.state]
  if (!isKnownState(state, customStates) || !isKnownState(previousState, customStates)) return 'changed'
  if (!isLatest || !(await updateState(db, clientId, { id, previousState, state }))) return 'changed'
  const isCancelled = mailGuid === null || (await cancelMail(db, clientId, mailGuid))
  // A message that was sent stays in the history.
  if (isCancelled) {
    await deleteStateMessage(db, clientId, item.id)
    await recordCancelledMail(db, clientId, item.id)
  }
  await addStateChange(db, clientId, {
    ...{ changeGuid: guid, applicationId: id, state, previousState, at: timestamp },
    username: await getUserLabel(db, clientId, by.userId),
    ...{ notificationMethod: 'link', message: null, mailGuid: null },
  })
  await addAudit(db, clientId, {
    ...{
      userId: by.userId,
      address: by.address,
      action: 'state set back',
      subject: `application:${id}`,
      at: timestamp,
    },
    changes: describeStateChange(previousState, state, customStates),
  })
  return isCancelled ? 'undone' : 'sent'
}

function describeStateChange(
  previousState: AssignableState,
  state: AssignableState,
  customStates: readonly CustomState[],
): DescribedChange[] {
  const name = getStateName(state, customStates)
  return [{ label: name, from: getStateName(previousState, customStates), to: name }]
}
