import {
  type AssignableState,
  getVisibleState,
  type NotificationMethod,
  type StateChange,
} from '../../../src/schemas/applications/applicationState'
import type { Db } from '../../db/openDatabase'
import { bumpApplicationsVersion } from './applications.repository'

/**
 * Records that the back-office has not received the application.
 * @returns false when there is no such application
 */
export async function markUnsent(db: Db, clientId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ is_sent: 0 })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  await bumpApplicationsVersion(db, clientId)
  return numUpdatedRows > 0n
}

/** Records that the back-office has received the application. */
export async function markSent(db: Db, clientId: number, id: number): Promise<void> {
  await db
    .updateTable('applications')
    .set({ is_sent: 1 })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpApplicationsVersion(db, clientId)
}

/** Records when the application was first opened. Later calls do not change the time. */
export async function markOpened(db: Db, clientId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ opened_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()
  await bumpApplicationsVersion(db, clientId)
}

interface NewStateChange {
  changeGuid: string
  applicationId: number
  state: AssignableState
  previousState: AssignableState
  notificationMethod: NotificationMethod
  message: string | null
  mailGuid: string | null
  username: string | null
  /** ISO 8601 UTC. */
  at: string
}

export async function addStateChange(db: Db, clientId: number, change: NewStateChange): Promise<void> {
  await db
    .insertInto('application_states')
    .values({
      client_id: clientId,
      change_guid: change.changeGuid,
      application_id: change.applicationId,
      state: change.state,
      before: change.previousState,
      told: change.notificationMethod,
      words: change.message,
      mail_guid: change.mailGuid,
      username: change.username,
      at: change.at,
    })
    .execute()
}

/** @returns false when the application is no longer in the state `previousState`, was withdrawn, or does not exist */
export async function updateState(
  db: Db,
  clientId: number,
  { id, previousState, state }: { id: number; previousState: AssignableState; state: AssignableState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ state })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('state', '=', previousState)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  await bumpApplicationsVersion(db, clientId)
  return numUpdatedRows > 0n
}

/** Counts the applications in each of these states, without withdrawn ones. Leaves out states without applications. */
export async function countApplicationsByState(
  db: Db,
  clientId: number,
  states: readonly AssignableState[],
): Promise<Map<string, number>> {
  if (states.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .where('client_id', '=', clientId)
    .where('state', 'in', states)
    .where('withdrawn_at', 'is', null)
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Maximum number of rows per INSERT statement, because SQLite limits the number of parameters. */
const maxInsertedRows = 1000

/**
 * Moves all applications in `previousState` to another state. Withdrawn applications are moved, too, but the change is
 * not added to their histories. The applicants get no message.
 */
export async function moveApplicationsToState(
  db: Db,
  clientId: number,
  {
    previousState,
    state,
    ...change
  }: Pick<NewStateChange, 'previousState' | 'state' | 'changeGuid' | 'username' | 'at'>,
): Promise<void> {
  const movedRows = await db
    .updateTable('applications')
    .set({ state })
    .where('client_id', '=', clientId)
    .where('state', '=', previousState)
    .returning(['id', 'withdrawn_at'])
    .execute()
  if (movedRows.length === 0) return
  await bumpApplicationsVersion(db, clientId)
  const ids = movedRows.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += maxInsertedRows)
    await db
      .insertInto('application_states')
      .values(
        ids.slice(start, start + maxInsertedRows).map((id) => ({
          ...{
            client_id: clientId,
            application_id: id,
            state,
            before: previousState,
            told: 'link',
            words: null,
          },
          ...{ change_guid: change.changeGuid, mail_guid: null, username: change.username, at: change.at },
        })),
      )
      .execute()
}

/** Lists the state changes of an application, the oldest first. */
export async function listStateChanges(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<StateChange[]> {
  const rows = await db
    .selectFrom('application_states')
    .select(['at', 'username as by', 'state', 'told', 'words'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
  return rows.map(({ state, told, ...change }) => ({
    ...change,
    state: getVisibleState(state, null),
    told: told === 'mail' ? 'mail' : 'link',
  }))
}

interface RecordedStateChange {
  id: number
  applicationId: number
  state: string
  previousState: string
  mailGuid: string | null
  /** True if this is the application's most recent state change. */
  isLatest: boolean
}

/** Returns all state changes that were made in one operation. */
export async function listChangesOfOperation(
  db: Db,
  clientId: number,
  changeGuid: string,
): Promise<RecordedStateChange[]> {
  const rows = await db
    .selectFrom('application_states as s')
    .leftJoin('application_states as later', (join) =>
      join
        .onRef('later.client_id', '=', 's.client_id')
        .onRef('later.application_id', '=', 's.application_id')
        .onRef('later.id', '>', 's.id'),
    )
    .select([
      's.id',
      's.application_id as applicationId',
      's.state',
      's.before as previousState',
      's.mail_guid as mailGuid',
    ])
    .select(({ fn }) => fn.count('later.id').as('later'))
    .where('s.client_id', '=', clientId)
    .where('s.change_guid', '=', changeGuid)
    .groupBy(['s.id', 's.application_id', 's.state', 's.before', 's.mail_guid'])
    .orderBy('s.id')
    .execute()
  return rows.map(({ later, ...row }) => ({ ...row, isLatest: Number(later) === 0 }))
}

/** Deletes the message of a state change whose mail was cancelled, or that had none. */
export async function deleteStateMessage(db: Db, clientId: number, id: number): Promise<void> {
  await db
    .updateTable('application_states')
    .set({ words: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Returns the most recent state change of an application that queued a mail. */
export function findLastMailedChange(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<{ id: number; mailGuid: string | null } | undefined> {
  return db
    .selectFrom('application_states')
    .select(['id', 'mail_guid as mailGuid'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('mail_guid', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Records that a state change was shown on the status page only: its mail was cancelled, or it had none. */
export async function recordCancelledMail(db: Db, clientId: number, id: number): Promise<void> {
  await db
    .updateTable('application_states')
    .set({ told: 'link', mail_guid: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
