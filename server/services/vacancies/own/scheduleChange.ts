import type { OwnVacancy } from '../../../../src/schemas/vacancies/ownVacancy'
import { type Db, inTransaction, waitForTurn } from '../../../db/openDatabase'
import { addAudit } from '../../../repositories/accounts/audit'
import {
  findScheduledChange,
  listDueChanges,
  saveScheduledChange,
} from '../../../repositories/vacancies/scheduledChanges'
import { findPublished } from '../../../repositories/vacancies/seenVacancies'
import { ProblemError } from '../../problem'
import { makeSeen } from './makeSeen'
import { auditVacancy, ownInTurn, type Writer } from './ownVacancyWork'
import { readOwnVacancy, stateOf } from './readOwnVacancy'
import { missingFaults } from './refuseVacancyFaults'
import type { Working } from './writeOwnVacancy'

/** An open vacancy stays as it is after all; the draft is kept. @throws not-found, vacancy-of-back-office, not-this-state */
export function withdrawChange({ db, now: clock }: Working, writer: Writer, id: string): Promise<OwnVacancy> {
  const now = clock()
  const { clientId } = writer
  return inTransaction(db, async (trx) => {
    await ownInTurn(trx, clientId, id)
    if (!(await findScheduledChange(trx, clientId, id))) throw new ProblemError('not-this-state')
    await saveScheduledChange(trx, clientId, id, null)
    await auditVacancy(trx, writer, { action: 'vacancy change withdrawn', id, now })
    return readOwnVacancy(trx, clientId, id, now)
  })
}

/** Makes the changes whose moment has come, each once, whoever else looks for them. @returns how many it has made */
export async function makeDueChanges({ db, now: clock }: Working): Promise<number> {
  let made = 0
  for (const { clientId, guid } of await listDueChanges(db, clock().toISOString())) {
    const isMade = await inTransaction(db, (trx) => makeDueChange(trx, clientId, guid, clock()))
    if (isMade) made += 1
  }
  return made
}

async function makeDueChange(trx: Db, clientId: number, guid: string, now: Date): Promise<boolean> {
  await waitForTurn(trx, clientId, `own vacancy ${guid}`)
  const change = await findScheduledChange(trx, clientId, guid)
  // Another server has made it, or somebody has withdrawn it.
  if (!change || change.at > now.toISOString()) return false
  const { revision, content, by } = change
  await waitForTurn(trx, clientId, `vacancy ${content.code.trim()}`)
  const published = await findPublished(trx, clientId, guid)
  const isOpen = published !== undefined && stateOf(published, now) === 'open'
  const canBe = isOpen && (await missingFaults(trx, clientId, guid, content)).length === 0
  if (canBe) {
    const begins = content.opensAt ?? published.dateAdvertised
    const own = { guid, revision, content }
    await makeSeen(trx, clientId, { own, published, begins, by, reason: '', now })
  } else await saveScheduledChange(trx, clientId, guid, null)
  const action = canBe ? 'vacancy published' : 'vacancy change not published'
  const subject = `vacancy:${guid}`
  await addAudit(trx, clientId, { userId: null, action, subject, at: now.toISOString() })
  return canBe
}
