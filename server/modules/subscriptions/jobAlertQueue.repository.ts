import type { VacancyFilters } from '../../../src/schemas/jobList/vacancyFilters'
import type { AlertFrequency, AlertSubscription } from '../../../src/schemas/notifications/jobAlert.types'
import type { Language } from '../../../src/texts/language/language'
import { type Db, isPostgres } from '../../db/openDatabase'

/** An alert claimed by a worker until its lease ends. */
export interface ClaimedAlert extends AlertSubscription {
  id: number
  claim: string
  sealedToken: string
  sealedAddress: string
  addressHash: string
  language: Language
  /** Vacancies published after this time are reported. ISO 8601 UTC. */
  since: string
  /** Ids of the vacancies that were reported. */
  notifiedIds: number[]
  expiresAt: string
  /** True if the subscriber was asked whether to extend the alert. */
  isExtensionOffered: boolean
}

/** Lists clients that offer alerts and have a due one. */
export function listClientsWithDueAlerts(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('job_alerts as a')
    .innerJoin('clients as c', 'c.id', 'a.client_id')
    .select(['c.id', 'c.code'])
    .distinct()
    .where('a.next_at', '<=', now.toISOString())
    .where('a.expires_at', '>', now.toISOString())
    .where('c.can_offer_alerts', '=', 1)
    .where('c.decommissioned_at', 'is', null)
    .orderBy('c.id')
    .execute()
}

/** Claims the alert that has been due the longest; of several workers, only one gets it. */
export async function claimAlert(
  db: Db,
  clientId: number,
  { claim, now, leaseEnd }: { claim: string; now: Date; leaseEnd: Date },
): Promise<ClaimedAlert | undefined> {
  const row = await db
    .updateTable('job_alerts')
    .set({ claim, next_at: leaseEnd.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('job_alerts')
        .select('id')
        .where('client_id', '=', clientId)
        .where('next_at', '<=', now.toISOString())
        .where('expires_at', '>', now.toISOString())
        .orderBy('next_at')
        .orderBy('id')
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'sealed_token as sealedToken', 'sealed_address as sealedAddress', 'search'])
    .returning(['address_hash as addressHash', 'frequency', 'language', 'told'])
    .returning(['confirmed_at', 'expires_at as expiresAt', 'asked_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { search, frequency, language, told, confirmed_at, asked_at, ...alert } = row
  return {
    ...alert,
    claim,
    filters: JSON.parse(search) as VacancyFilters,
    frequency: frequency as AlertFrequency,
    language: language as Language,
    notifiedIds: JSON.parse(told) as number[],
    since: confirmed_at ?? '',
    isExtensionOffered: asked_at !== null,
  }
}

/**
 * Stores the result of a processed alert, and releases its claim.
 * @returns false if another worker holds the claim or the alert was removed; then nothing changes
 */
export async function settleAlert(
  db: Db,
  clientId: number,
  { id, claim }: Pick<ClaimedAlert, 'id' | 'claim'>,
  { notifiedIds, nextAt, askedAt, mailGuid }: AlertResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_alerts')
    .set({ claim: null, next_at: nextAt, told: JSON.stringify(notifiedIds) })
    .$if(askedAt !== null, (query) => query.set({ asked_at: askedAt }))
    .$if(mailGuid !== null, (query) => query.set({ mail_guid: mailGuid }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface AlertResult {
  notifiedIds: readonly number[]
  nextAt: string
  /** Null leaves the stored value unchanged. */
  askedAt: string | null
  mailGuid: string | null
}

/**
 * Releases the claims of a killed process, so that their alerts are due at once. Only on SQLite, which has a single
 * server process.
 */
export async function releaseAlertClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('job_alerts')
    .set({ claim: null, next_at: now.toISOString() })
    .where('claim', 'is not', null)
    .execute()
}
