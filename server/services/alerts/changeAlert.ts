import type { AlertFrequency } from '../../../src/schemas/jobAlert'
import { type Db, inTransaction, waitForTurn } from '../../db/openDatabase'
import {
  confirmAlert,
  findAlert,
  keepAlert,
  listAlertsOf,
  removeAlert,
  removeTwins,
  type StoredAlert,
  setFrequency,
} from '../../repositories/mail/jobAlerts'
import { takeMailBack } from '../../repositories/mail/mails'
import { addressHash } from '../mail/queueMail'
import type { ServerContext } from '../serverContext'
import type { Keys } from '../sessions/keys'
import { hashOfToken, nextLook, standsUntil } from './alertLinks'

type Tools = Pick<ServerContext, 'db' | 'now'>

/** What a link leads to; undefined where it leads to nothing, or nothing any more. */
export function followAlert(
  { db, now }: Tools,
  clientId: number,
  token: string,
): Promise<StoredAlert | undefined> {
  return findAlert(db, clientId, { tokenHash: hashOfToken(token), now: now() })
}

/** It stands from now on, instead of others of the same address and search. Once more does nothing. */
export function confirm({ db, now }: Tools, clientId: number, alert: StoredAlert): Promise<void> {
  const at = now()
  const times = { now: at, nextAt: nextLook(at, alert.frequency), expiresAt: standsUntil(at) }
  return inTransaction(db, async (trx) => {
    await waitForTurn(trx, clientId, `alerts of ${alert.addressHash}`)
    if (await confirmAlert(trx, clientId, alert.id, times)) await removeTwins(trx, clientId, alert)
  })
}

export function changeFrequency(
  { db, now }: Tools,
  clientId: number,
  { id }: StoredAlert,
  frequency: AlertFrequency,
): Promise<void> {
  return setFrequency(db, clientId, id, { frequency, nextAt: nextLook(now(), frequency) })
}

/** Another year. */
export function keep({ db, now }: Tools, clientId: number, { id }: StoredAlert): Promise<void> {
  return keepAlert(db, clientId, id, standsUntil(now()))
}

/** Nothing of it stays, and what has not left yet does not leave. */
export function leave({ db }: Tools, clientId: number, { id, mailGuid }: StoredAlert): Promise<void> {
  return inTransaction(db, async (trx) => {
    await removeAlert(trx, clientId, id)
    if (mailGuid !== null) await takeMailBack(trx, clientId, mailGuid)
  })
}

interface OfPerson {
  db: Db
  keys: Keys
}

/** What a client has of a person besides applications: the alerts that this address has asked for. */
export function alertsOf({ db, keys }: OfPerson, clientId: number, email: string) {
  return listAlertsOf(db, clientId, addressHash(keys, email))
}
