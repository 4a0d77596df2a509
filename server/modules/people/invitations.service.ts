import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import { buildInviteForm } from '../../../src/schemas/accounts/people.forms'
import type { IssuedInvitation } from '../../../src/schemas/accounts/people.types'
import { formatDay } from '../../../src/schemas/dateTime/formatDateTime'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { roleNames, peopleTexts as texts } from '../../../src/texts/admin/people.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import { auditClientChange } from '../audit/recordActivity'
import { getFormValidator } from '../forms/formValidators'
import { queueMail } from '../mail/queueMail'
import type { Session } from '../sessions/session.types'
import { findUser } from '../sessions/users.repository'
import { confirmPassword } from '../signIn/confirmPassword'
import { readClientZone } from '../sites/siteSource'
import { removeInvitation } from './accountLinks.repository'
import { createAccountLink } from './accountLinks.service'

interface InvitationInput {
  email: string
  role: AccountRole
  currentPassword: string
}

interface InvitationContext {
  /** IP address of the inviting user. */
  address: string
  /** Origin of the client's site, such as 'https://harbour.example'. */
  origin: string
}

/**
 * Creates an invitation, which replaces an unused invitation of the same address. The link is mailed if mail is set
 * up. The result does not disclose whether other clients invited the address. @throws invalid, too-many
 */
export async function createInvitation(
  context: ServerContext,
  session: Session,
  { currentPassword, role, email: enteredEmail }: InvitationInput,
  { address, origin }: InvitationContext,
): Promise<IssuedInvitation> {
  const form = buildInviteForm()
  const email = cleanEmail(enteredEmail)
  const errors = checkAnswers(form, getFormValidator(form), { email, role, currentPassword })
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  await confirmPassword(context, session, currentPassword, address)
  const now = context.now()
  const { clientId, userId } = session
  const zone = await readClientZone(context, clientId)
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'people')
    if (await findUser(trx, clientId, email)) {
      throw new ProblemError('invalid', { errors: [{ path: '/email', message: texts.emailTaken }] })
    }
    const madeBy = (await getUserLabel(trx, clientId, userId)) ?? ''
    const link = { kind: 'invitation', username: email, role, userId: null, madeBy } as const
    const { id, token, expiresAt } = await createAccountLink(trx, clientId, link, now)
    const change = { label: email, from: '', to: roleNames[role] }
    await auditClientChange(trx, session, {
      action: 'person invited',
      subject: `invitation:${id}`,
      changes: [change],
      now,
    })
    const expiryDay = formatDay(expiresAt, zone)
    const values = { role: roleNames[role], madeBy, link: `${origin}/user/join#${token}`, until: expiryDay }
    const { keys, environment, now: clock } = context
    const mailContext = { db: trx, keys, environment, now: clock }
    const isMailed = await queueMail(mailContext, clientId, { to: email, kind: 'invitation', values })
    return { token, expiresAt, isMailed }
  })
}

/** Deletes an invitation, so that its link stops working. @throws not-found */
export function deleteInvitation(context: ServerContext, session: Session, id: number): Promise<void> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, session.clientId, 'people')
    const label = orNotFound(await removeInvitation(trx, session.clientId, id))
    const entry = { action: 'invitation withdrawn', subject: `invitation:${id}` } as const
    await auditClientChange(trx, session, { ...entry, changes: [{ label, from: '', to: '' }], now })
  })
}
