import { randomUUID } from 'node:crypto'
import {
  type LocalizedTemplate,
  type SetState,
  type StateResult,
  spokenTo,
  setStates as states,
} from '../../../src/schemas/applications/applicationState'
import { fillTemplate, getSalutation } from '../../../src/schemas/applications/messagePlaceholders'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { getApplicantContact } from '../../../src/schemas/submission/applicantContact'
import { stateNames } from '../../../src/texts/admin/applicationStates.texts'
import { getNeutralSalutation } from '../../../src/texts/admin/stateTemplateTranslations.texts'
import type { ServerContext } from '../../context'
import { type Db, inTransaction } from '../../db/openDatabase'
import { addStateChange, moveState } from '../applications/applicationStates.repository'
import { getStatusLink } from '../applications/statusLinks'
import { findSubmission, type StoredSubmission } from '../applications/submissions.repository'
import { type AuditEntry, addAudit, nameOfUser } from '../audit/audit.repository'
import { findClientById } from '../clients/clients.repository'
import { queueMail } from '../mail/queueMail'
import { rejectTemplates } from './messageTemplates.service'

/** How long a mail about a state waits, so that setting it can be undone. */
export const heldMs = 60_000

/** What is set, by whom. */
export interface StateSetting {
  state: SetState
  /** What is said with it, placeholders unfilled; null: nothing. */
  words: LocalizedTemplate | null
  /** Where the client's site stands, for links in mail. */
  origin: string
  by: Pick<AuditEntry, 'userId' | 'address'>
}

/**
 * Says how applications stand, each by itself: one that is gone, or fails, keeps none of the others from it.
 * @returns by what all of it can be undone, and what became of each
 * @throws invalid where the words name what does not exist
 */
export async function setStates(
  context: ServerContext,
  clientId: number,
  ids: readonly number[],
  setting: StateSetting,
): Promise<{ change: string; results: StateResult[] }> {
  if (setting.words) rejectTemplates('/words', setting.words)
  const change = randomUUID()
  const results: StateResult[] = []
  for (const id of new Set(ids)) {
    results.push(
      await inTransaction(context.db, (trx) =>
        setState({ ...context, db: trx }, clientId, id, { ...setting, change }),
      ).catch((error: unknown): StateResult => {
        context.report(`The state of an application could not be set: ${String(error)}`)
        return { applicationId: id, result: 'failed', told: null }
      }),
    )
  }
  return { change, results }
}

type Tools = Omit<ServerContext, 'db'> & { db: Db }

async function setState(
  tools: Tools,
  clientId: number,
  id: number,
  setting: StateSetting & { change: string },
): Promise<StateResult> {
  const { db, now } = tools
  const { state, by } = setting
  const submission = await findSubmission(db, clientId, id)
  const before = states.find((one) => one === submission?.state)
  if (!submission) return { applicationId: id, result: 'not-found', told: null }
  if (!before) return { applicationId: id, result: 'withdrawn', told: null }
  if (before === state) return { applicationId: id, result: 'unchanged', told: null }
  // Somebody else was quicker: what they said is looked at anew. Each round means that another came through, so this ends.
  if (!(await moveState(db, clientId, { id, before, state }))) return setState(tools, clientId, id, setting)
  const said = await tell(tools, clientId, submission, setting)
  const at = now().toISOString()
  await addStateChange(db, clientId, {
    ...{ changeGuid: setting.change, applicationId: id, state, before, at },
    username: await nameOfUser(db, clientId, by.userId),
    ...said,
  })
  await addAudit(db, clientId, {
    ...{ userId: by.userId, address: by.address, action: 'state set', subject: `application:${id}`, at },
    changes: [{ label: stateNames[state], from: stateNames[before], to: stateNames[state] }],
  })
  return { applicationId: id, result: 'set', told: said.told }
}

/** Words stand on the link, and go by mail where that is sent. */
async function tell(
  tools: Tools,
  clientId: number,
  { id, answers, vacancyName, told, language, vacancyCode }: StoredSubmission,
  { words, origin }: StateSetting,
): Promise<{ told: 'mail' | 'link'; words: string | null; mailGuid: string | null }> {
  if (!words) return { told: 'link', words: null, mailGuid: null }
  const { company } = await findClientById(tools.db, clientId)
  const name = getSalutation(String(answers.firstName ?? ''), getNeutralSalutation[language])
  const job = told?.vacancyName ?? vacancyName
  const filled = fillTemplate(spokenTo(language, words), {
    name,
    job,
    company,
    reference: `${vacancyCode} / ${id}`,
  })
  const path = await getStatusLink(tools, clientId, id)
  const to = getApplicantContact(answers).email
  const guid = randomUUID()
  const link = path === undefined ? null : origin + toLanguagePath(language, path)
  const values = { job, words: filled, link, language }
  const isMailed =
    to !== null &&
    (await queueMail(tools, clientId, { to, kind: 'state', values, applicationId: id, guid, heldMs }))
  return { told: isMailed ? 'mail' : 'link', words: filled.text, mailGuid: isMailed ? guid : null }
}
