import type { KnownTemplates } from '../../../src/schemas/answerSettings'
import { type StateTemplates, type StateWords, setStates } from '../../../src/schemas/applicationState'
import { unknownPlaceholders } from '../../../src/schemas/stateWords'
import { answerTexts, stateNames, stateTemplates } from '../../../src/texts/applicationStates'
import { inTransaction } from '../../db/openDatabase'
import { findAnswerSettings, saveAnswerSettings } from '../../repositories/accounts/answerSettings'
import { addAudit } from '../../repositories/accounts/audit'
import type { Session } from '../../repositories/sessions/sessions'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'

/** What is said with each state, and whether it can go by mail. */
export async function readTemplates(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  clientId: number,
): Promise<KnownTemplates> {
  const { templates } = await findAnswerSettings(db, clientId)
  return { templates: { ...stateTemplates, ...templates }, sendsMail: environment.mail !== null }
}

/** From now on this is said; words that are as they come are not kept, so that they follow the product's. @throws invalid */
export function changeTemplates(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId, address }: Session,
  wanted: StateTemplates,
): Promise<void> {
  for (const state of setStates) refuseWords(`/templates/${state}`, wanted[state])
  const own = setStates.filter((state) => !isSame(wanted[state], stateTemplates[state]))
  return inTransaction(db, async (trx) => {
    const settings = await findAnswerSettings(trx, clientId)
    const before: StateTemplates = { ...stateTemplates, ...settings.templates }
    const changed = setStates.filter((state) => !isSame(before[state], wanted[state]))
    if (changed.length === 0) return
    const templates = Object.fromEntries(own.map((state) => [state, wanted[state]]))
    await saveAnswerSettings(trx, clientId, { ...settings, templates })
    await addAudit(trx, clientId, {
      ...{ userId, address, action: 'words to applicants changed', subject: `client:${clientId}` },
      at: now().toISOString(),
      changes: changed.map((state) => ({
        label: stateNames[state],
        from: before[state].subject,
        to: wanted[state].subject,
      })),
    })
  })
}

/** @throws invalid where words name what does not exist */
export function refuseWords(path: string, words: StateWords): void {
  const unknown = unknownPlaceholders(words)
  if (unknown.length === 0) return
  throw new ProblemError('invalid', { errors: [{ path, message: answerTexts.unknown(unknown.join(', ')) }] })
}

const isSame = (one: StateWords, other: StateWords) =>
  one.subject === other.subject && one.text === other.text
