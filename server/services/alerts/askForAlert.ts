import type { AlertWish } from '../../../src/schemas/jobAlert'
import type { Language } from '../../../src/texts/language'
import { inTransaction } from '../../db/openDatabase'
import { findSettings } from '../../repositories/accounts/clients'
import { addAlert } from '../../repositories/mail/jobAlerts'
import { addressHash, queueMail } from '../mail/queueMail'
import type { ServerContext } from '../serverContext'
import { seal } from '../sessions/secretBox'
import { alertLinks, makeAlertToken, unconfirmedUntil } from './alertLinks'

interface Asked extends AlertWish {
  email: string
  language: Language
  origin: string
}

/** Whether a client's visitors may ask for new jobs by mail. */
export async function offersAlerts(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  clientId: number,
): Promise<boolean> {
  return environment.mail !== null && (await findSettings(db, clientId)).canOfferAlerts
}

/** Keeps what was asked for, and mails the link that confirms it: the same whether the address is known or not. */
export function askForAlert(
  context: ServerContext,
  clientId: number,
  { email, language, origin, filters, frequency }: Asked,
): Promise<void> {
  const { keys, now } = context
  const { token, tokenHash } = makeAlertToken()
  const at = now()
  return inTransaction(context.db, async (trx) => {
    await addAlert(trx, clientId, {
      tokenHash,
      sealedToken: seal(keys.secrets, token),
      addressHash: addressHash(keys, email),
      sealedAddress: seal(keys.secrets, email),
      filters,
      frequency,
      language,
      origin,
      createdAt: at.toISOString(),
      expiresAt: unconfirmedUntil(at),
    })
    const link = alertLinks({ origin, language }, token).page
    const values = { filters, frequency, link, language }
    await queueMail({ ...context, db: trx }, clientId, { to: email, kind: 'alertConfirm', values })
  })
}
