import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import { countMails } from '../../modules/mail/failingMails.repository'
import { findMailProblem } from '../../modules/mail/failingMails.service'
import { checkMailServer } from '../../modules/mail/smtp'
import { foyerCommand } from '../../projectRoot'
import { createFailedFinding, createOkFinding, createWarningFinding, type Finding } from './finding'

/**
 * Checks that the mail server accepts the connection and the password, and reports mail that was not sent. Sends
 * nothing.
 */
export async function checkMail({ mail, delivery }: Environment, db: Db | undefined): Promise<Finding[]> {
  const counts = db ? await countMails(db) : []
  const getCount = (state: 'waiting' | 'failed') => counts.find((count) => count.state === state)?.count ?? 0
  if (!mail) {
    const waitingCount = getCount('waiting')
    if (waitingCount === 0) return [createOkFinding('mail', 'not configured: Foyer sends no mail')]
    return [
      createWarningFinding(
        'mail',
        `no longer configured, but ${waitingCount} messages wait: set FOYER_SMTP_URL`,
      ),
    ]
  }
  const reason = await checkMailServer(mail)
  const signatureText = mail.dkim
    ? 'it is signed'
    : 'it is not signed: FOYER_DKIM_SELECTOR and FOYER_DKIM_KEY would sign it'
  const findings =
    reason === null
      ? [createOkFinding('mail', `is sent through ${mail.server.host}; ${signatureText}`)]
      : [createFailedFinding('mail', `${reason}: see FOYER_SMTP_URL`)]
  const problem = db && (await findMailProblem(db, delivery))
  if (problem !== undefined) {
    const message = `${problem} After the repair: ${foyerCommand} mail --send-now`
    findings.push(createWarningFinding('mail', message))
  }
  if (getCount('failed') > 0) {
    const message = `${getCount('failed')} messages of the last 30 days could not be sent: ${foyerCommand} mail says why`
    findings.push(createWarningFinding('mail', message))
  }
  return findings
}
