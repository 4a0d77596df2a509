import { randomUUID } from 'node:crypto'
import { setStates, type UndoneState } from '../../../src/schemas/applications/applicationState'
import { stateNames } from '../../../src/texts/admin/applicationStates.texts'
import type { ServerContext } from '../../context'
import { type Db, inTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import {
  addStateChange,
  findChange,
  forgetWords,
  moveState,
} from '../applications/applicationStates.repository'
import { addAudit, nameOfUser } from '../audit/audit.repository'
import { cancelMail } from '../mail/mails.repository'
import type { StateSetting } from './applicationStates.service'

type Actor = StateSetting['by']

/**
 * What one press has set stands as before again, and mail that has not left stays here.
 * @throws not-found where nothing was set by it, or all of it is erased
 */
export async function undoStates(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  clientId: number,
  change: string,
  by: Actor,
): Promise<UndoneState[]> {
  const set = await findChange(db, clientId, change)
  if (set.length === 0) throw new ProblemError('not-found')
  const undoing = { guid: randomUUID(), at: now().toISOString(), by }
  const results: UndoneState[] = []
  for (const { applicationId } of set) {
    const result = await inTransaction(db, async (trx) => {
      const one = (await findChange(trx, clientId, change)).find((of) => of.applicationId === applicationId)
      return one ? undo(trx, clientId, one, undoing) : 'changed'
    })
    results.push({ applicationId, result })
  }
  return results
}

async function undo(
  db: Db,
  clientId: number,
  one: Awaited<ReturnType<typeof findChange>>[number],
  { guid, at, by }: { guid: string; at: string; by: Actor },
): Promise<UndoneState['result']> {
  const { applicationId: id, mailGuid, isLast } = one
  const known = (state: string) => setStates.find((of) => of === state) ?? 'received'
  const [state, before] = [known(one.before), known(one.state)]
  if (!isLast || !(await moveState(db, clientId, { id, before, state }))) return 'changed'
  const isHere = mailGuid === null || (await cancelMail(db, clientId, mailGuid))
  // What went out stays in the history: it was said.
  if (isHere) await forgetWords(db, clientId, one.id)
  await addStateChange(db, clientId, {
    ...{ changeGuid: guid, applicationId: id, state, before, at },
    username: await nameOfUser(db, clientId, by.userId),
    ...{ told: 'link', words: null, mailGuid: null },
  })
  await addAudit(db, clientId, {
    ...{ userId: by.userId, address: by.address, action: 'state set back', subject: `application:${id}`, at },
    changes: [{ label: stateNames[state], from: stateNames[before], to: stateNames[state] }],
  })
  return isHere ? 'undone' : 'sent'
}
