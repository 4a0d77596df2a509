import type { NoticeChoice } from '../../../src/schemas/notices'
import { noticeTexts as texts } from '../../../src/texts/notices'
import { type Db, inTransaction, waitForTurn } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import {
  confirmNotice,
  findNotice,
  removeNotice,
  type StoredNotice,
  takeNoticesBack,
} from '../../repositories/mail/notices'
import type { ServerContext } from '../serverContext'
import { hashOfToken, nextNotice, unconfirmedMs } from './noticeLinks'

type Tools = Pick<ServerContext, 'db' | 'now'>

/** What a link leads to; undefined where it leads to nothing, or nothing any more. */
export function followNotice(
  { db, now }: Tools,
  clientId: number,
  token: string,
): Promise<StoredNotice | undefined> {
  const made = new Date(now().getTime() - unconfirmedMs)
  return findNotice(db, clientId, { tokenHash: hashOfToken(token), made })
}

/** It tells of what comes in from now on. Once more does nothing. */
export async function confirm(
  context: Tools & Pick<ServerContext, 'root' | 'report'>,
  clientId: number,
  { id, rhythm }: StoredNotice,
): Promise<void> {
  const nextAt = await nextNotice(context, clientId, rhythm)
  await inTransaction(context.db, (trx) => confirmNotice(trx, clientId, id, { now: context.now(), nextAt }))
}

/** Ended by whoever has its link: nothing of it stays, and what has not left yet does not leave. */
export function leave(
  { db, now }: Tools,
  clientId: number,
  notice: StoredNotice,
  network: string,
): Promise<void> {
  const { userId, rhythm } = notice
  return inTransaction(db, async (trx) => {
    await waitForTurn(trx, clientId, `notices of ${userId}`)
    await endNotice(trx, clientId, notice)
    await noteChoice({ db: trx, now }, { clientId, userId, address: network }, rhythm, 'none')
  })
}

export async function endNotice(db: Db, clientId: number, notice: StoredNotice | undefined): Promise<void> {
  if (!notice) return
  await removeNotice(db, clientId, notice.id)
  await takeNoticesBack(db, clientId, notice.addressHash)
}

/** What somebody has chosen stands in the activity, and no address. */
export async function noteChoice(
  { db, now }: Tools,
  { clientId, userId, address = null }: { clientId: number; userId: number; address?: string | null },
  before: NoticeChoice,
  choice: NoticeChoice,
): Promise<void> {
  if (before === choice) return
  const changes = [{ label: texts.title, from: texts.choices[before], to: texts.choices[choice] }]
  const act = { action: 'notices chosen', subject: `user:${userId}` } as const
  await addAudit(db, clientId, { ...act, userId, address, at: now().toISOString(), changes })
}
