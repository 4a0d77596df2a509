import type { VacancyFilters } from '../../../src/schemas/jobList/vacancyFilters'
import type { AlertFrequency, AlertSubscription } from '../../../src/schemas/notifications/jobAlert.types'
import type { Language } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import type { SubscriptionSecrets } from './subscription.types'

/** Times are ISO 8601 UTC. */
interface NewAlert extends AlertSubscription, SubscriptionSecrets {
  language: Language
  /** 'https://harbour.example' */
  origin: string
  createdAt: string
  expiresAt: string
}

/** A stored job alert. */
export interface StoredAlert extends AlertSubscription {
  id: number
  addressHash: string
  language: Language
  isConfirmed: boolean
  expiresAt: string
  mailGuid: string | null
}

export async function addAlert(db: Db, clientId: number, alert: NewAlert): Promise<void> {
  await db
    .insertInto('job_alerts')
    .values({
      client_id: clientId,
      token_hash: alert.tokenHash,
      sealed_token: alert.sealedToken,
      address_hash: alert.addressHash,
      sealed_address: alert.sealedAddress,
      search: JSON.stringify(alert.filters),
      frequency: alert.frequency,
      language: alert.language,
      origin: alert.origin,
      told: '[]',
      created_at: alert.createdAt,
      expires_at: alert.expiresAt,
    })
    .execute()
}

/** Returns undefined if there is no such alert or it has expired. */
export async function findAlert(
  db: Db,
  clientId: number,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<StoredAlert | undefined> {
  const row = await db
    .selectFrom('job_alerts')
    .select(['id', 'address_hash as addressHash', 'search', 'frequency', 'language', 'confirmed_at'])
    .select(['expires_at as expiresAt', 'mail_guid as mailGuid'])
    .where('client_id', '=', clientId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { search, frequency, language, confirmed_at, ...alert } = row
  return {
    ...alert,
    filters: JSON.parse(search) as VacancyFilters,
    frequency: frequency as AlertFrequency,
    language: language as Language,
    isConfirmed: confirmed_at !== null,
  }
}

/** @returns false if the alert was already confirmed */
export async function confirmAlert(
  db: Db,
  clientId: number,
  id: number,
  { now, nextAt, expiresAt }: { now: Date; nextAt: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_alerts')
    .set({ confirmed_at: now.toISOString(), next_at: nextAt, expires_at: expiresAt })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes all other alerts of the same address and search. */
export async function removeDuplicateAlerts(
  db: Db,
  clientId: number,
  { id, addressHash, filters }: Pick<StoredAlert, 'id' | 'addressHash' | 'filters'>,
): Promise<void> {
  await db
    .deleteFrom('job_alerts')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .where('search', '=', JSON.stringify(filters))
    .where('id', '!=', id)
    .execute()
}

/** Changes the frequency of a confirmed alert. A worker's current claim becomes void. */
export async function setFrequency(
  db: Db,
  clientId: number,
  id: number,
  { frequency, nextAt }: { frequency: AlertFrequency; nextAt: string },
): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ frequency, next_at: nextAt, claim: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute()
}

export async function extendAlert(db: Db, clientId: number, id: number, expiresAt: string): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ expires_at: expiresAt, asked_at: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute()
}

export async function removeAlert(db: Db, clientId: number, id: number): Promise<void> {
  await db.deleteFrom('job_alerts').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Lists the client's alerts for an email address, as personal data. */
export async function listAlertsByAddress(db: Db, clientId: number, addressHash: string) {
  const rows = await db
    .selectFrom('job_alerts')
    .select(['search', 'frequency', 'language', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .select('expires_at as expiresAt')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .orderBy('id')
    .execute()
  return rows.map(({ search, ...alert }) => ({ ...alert, search: JSON.parse(search) as VacancyFilters }))
}

export async function deleteAlertsByAddress(db: Db, clientId: number, addressHash: string): Promise<void> {
  await db
    .deleteFrom('job_alerts')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .execute()
}

/** Counts confirmed alerts that have not expired, by search, most frequent first. */
export async function countAlertsBySearch(
  db: Db,
  clientId: number,
  now: Date,
): Promise<{ filters: VacancyFilters; count: number }[]> {
  const rows = await db
    .selectFrom('job_alerts')
    .select((eb) => ['search', eb.fn.countAll().as('count')])
    .where('client_id', '=', clientId)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .groupBy('search')
    .orderBy('count', 'desc')
    .orderBy('search')
    .execute()
  return rows.map(({ search, count }) => ({
    filters: JSON.parse(search) as VacancyFilters,
    count: Number(count),
  }))
}

/** Deletes expired alerts. */
export async function purgeAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('job_alerts').where('expires_at', '<=', now.toISOString()).execute()
}
