import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import { countMails } from '../../modules/mail/mails.repository'
import { tryMailServer } from '../../modules/mail/smtp'
import { type Finding, failed, ok, warning } from './finding'

/** Whether the mail server takes connections and password, and what has not got there. Nothing is sent. */
export async function checkMail({ mail }: Environment, db: Db | undefined): Promise<Finding[]> {
  const counts = db ? await countMails(db) : []
  const countOf = (state: 'waiting' | 'failed') => counts.find((one) => one.state === state)?.count ?? 0
  if (!mail) {
    const waiting = countOf('waiting')
    if (waiting === 0) return [ok('mail', 'not set up: Foyer sends none')]
    return [warning('mail', `none is set up any more, and ${waiting} wait: set FOYER_SMTP_URL`)]
  }
  const reason = await tryMailServer(mail)
  const signed = mail.dkim
    ? 'it is signed'
    : 'it is not signed: FOYER_DKIM_SELECTOR and FOYER_DKIM_KEY would sign it'
  const findings =
    reason === null
      ? [ok('mail', `goes out by ${mail.server.host}; ${signed}`)]
      : [failed('mail', `${reason}: see FOYER_SMTP_URL`)]
  if (countOf('failed') > 0) {
    const says = `${countOf('failed')} of the last 30 days could not be sent: the server's log says why`
    findings.push(warning('mail', says))
  }
  return findings
}
