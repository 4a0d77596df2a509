import type { VacancyFilters } from '../../../src/schemas/jobList/vacancyFilters'
import type { AlertFrequency, AlertSubscription } from '../../../src/schemas/notifications/jobAlert.types'
import type { Language } from '../../../src/texts/language/language'
import { type Db, isPostgres } from '../../db/openDatabase'

/** An alert that a worker has taken for itself until its lease ends. */
export interface ClaimedAlert extends AlertSubscription {
  id: number
  claim: string
  sealedToken: string
  sealedAddress: string
  addressHash: string
  language: Language
  /** Since when it tells of what is new, ISO 8601 UTC. */
  since: string
  /** Vacancies that it has told of. */
  told: number[]
  expiresAt: string
  /** It was asked whether it is still wanted. */
  isAsked: boolean
}

/** Clients that offer alerts and have one to look at. */
export function clientsWithDueAlerts(db: Db, now: Date): Promise<{ id: number; code: string }[]> {
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

/** Takes the one that has been due the longest; of several workers one gets it. */
export async function claimAlert(
  db: Db,
  clientId: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<ClaimedAlert | undefined> {
  const row = await db
    .updateTable('job_alerts')
    .set({ claim, next_at: until.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (of) =>
      of
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
    told: JSON.parse(told) as number[],
    since: confirmed_at ?? '',
    isAsked: asked_at !== null,
  }
}

/** @returns false when another has it by now, or it is gone: then nothing was changed */
export async function settleAlert(
  db: Db,
  clientId: number,
  { id, claim }: Pick<ClaimedAlert, 'id' | 'claim'>,
  { told, nextAt, askedAt, mailGuid }: AlertResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_alerts')
    .set({ claim: null, next_at: nextAt, told: JSON.stringify(told) })
    .$if(askedAt !== null, (query) => query.set({ asked_at: askedAt }))
    .$if(mailGuid !== null, (query) => query.set({ mail_guid: mailGuid }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface AlertResult {
  told: readonly number[]
  nextAt: string
  /** Null: as it was. */
  askedAt: string | null
  mailGuid: string | null
}

/** What a killed process had taken is due at once, where no other process can have it: on SQLite. */
export async function releaseAlertClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('job_alerts')
    .set({ claim: null, next_at: now.toISOString() })
    .where('claim', 'is not', null)
    .execute()
}
