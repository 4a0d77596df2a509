import { isEmail } from '../../../src/schemas/formats'
import type { NoticeChoice, NoticeRhythm, OwnNotices } from '../../../src/schemas/notices'
import { noticeTexts as texts } from '../../../src/texts/notices'
import { inTransaction, waitForTurn } from '../../db/openDatabase'
import { findPerson } from '../../repositories/accounts/people'
import { addNotice, findNoticeOf, type StoredNotice, saveRhythm } from '../../repositories/mail/notices'
import type { Session } from '../../repositories/sessions/sessions'
import { addressHash, queueMail } from '../mail/queueMail'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { SealError, seal, unseal } from '../sessions/secretBox'
import { endNotice, noteChoice } from './changeNotice'
import { makeNoticeToken, nextNotice, noticeLinks } from './noticeLinks'

/** What somebody chooses. */
interface Choosing {
  choice: NoticeChoice
  address: string
  /** Where the client's site stands, for links in mail. */
  origin: string
}

type Who = Pick<Session, 'clientId' | 'userId' | 'address'>

/** What the caller has chosen; an address that was given is proposed again, or what the caller signs in with. */
export async function readNotices(
  { db, keys, environment }: Pick<ServerContext, 'db' | 'keys' | 'environment'>,
  { clientId, userId }: Who,
): Promise<OwnNotices> {
  const sendsMail = environment.mail !== null
  const notice = userId === null ? undefined : await findNoticeOf(db, clientId, userId)
  if (!notice) {
    const person = userId === null ? undefined : await findPerson(db, clientId, userId)
    const address = person && isEmail(person.username) ? person.username : ''
    return { choice: 'none', address, isConfirmed: false, sendsMail }
  }
  const { rhythm: choice, isConfirmed } = notice
  return { choice, address: opened(keys, notice), isConfirmed, sendsMail }
}

function opened(keys: ServerContext['keys'], { sealedAddress }: StoredNotice): string {
  try {
    return unseal(keys.secrets, sealedAddress)
  } catch (error) {
    if (error instanceof SealError) return ''
    throw error
  }
}

/** Whether choosing this writes to an address that has not been confirmed. */
export async function asksToConfirm(
  { db, keys }: Pick<ServerContext, 'db' | 'keys'>,
  { clientId, userId }: Who,
  { choice, address }: Pick<Choosing, 'choice' | 'address'>,
): Promise<boolean> {
  if (choice === 'none' || userId === null) return false
  const before = await findNoticeOf(db, clientId, userId)
  return !(before?.isConfirmed && before.addressHash === addressHash(keys, address))
}

/**
 * What the caller hears of by mail from now on. Another address gets a link first, and nothing else before that was followed.
 * @throws invalid where it is none, no-mail
 */
export async function chooseNotices(
  context: ServerContext,
  who: Who,
  { choice, address, origin }: Choosing,
): Promise<OwnNotices> {
  const { clientId } = who
  const userId = found(who.userId)
  if (choice !== 'none') refuse(context, address)
  const nextAt = choice === 'none' ? context.now() : await nextNotice(context, clientId, choice)
  await inTransaction(context.db, async (trx) => {
    await waitForTurn(trx, clientId, `notices of ${userId}`)
    const before = await findNoticeOf(trx, clientId, userId)
    await noteChoice({ db: trx, now: context.now }, { ...who, userId }, before?.rhythm ?? 'none', choice)
    if (choice === 'none') return endNotice(trx, clientId, before)
    if (before?.isConfirmed && before.addressHash === addressHash(context.keys, address))
      return saveRhythm(trx, clientId, before.id, { rhythm: choice, nextAt })
    await endNotice(trx, clientId, before)
    await ask({ ...context, db: trx }, { clientId, userId }, { rhythm: choice, address, origin })
  })
  return readNotices(context, who)
}

/** Keeps what is wanted, and mails the link that confirms it. */
async function ask(
  context: ServerContext,
  { clientId, userId }: { clientId: number; userId: number },
  { rhythm, address: to, origin }: { rhythm: NoticeRhythm; address: string; origin: string },
): Promise<void> {
  const { db, keys, now } = context
  const { token, tokenHash } = makeNoticeToken()
  await addNotice(db, clientId, {
    ...{ userId, rhythm, tokenHash, origin },
    sealedToken: seal(keys.secrets, token),
    addressHash: addressHash(keys, to),
    sealedAddress: seal(keys.secrets, to),
    createdAt: now().toISOString(),
  })
  const values = { link: noticeLinks(origin, token).page }
  await queueMail(context, clientId, { to, kind: 'noticeConfirm', values })
}

function refuse({ environment }: ServerContext, address: string): void {
  if (!environment.mail) throw new ProblemError('no-mail')
  if (isEmail(address)) return
  throw new ProblemError('invalid', { errors: [{ path: '/address', message: texts.wrongAddress }] })
}
