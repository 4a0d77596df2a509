import { createHash } from 'node:crypto'
import { listAdvertised } from '../repositories/vacancies'
import { findNextTurn, findVacancyStamp } from '../repositories/vacancyStamps'
import type { ServerContext } from './serverContext'
import type { Encoding } from './writtenPages'

/** JSON that is sent many times: its hash, and its bytes by encoding as they come to be needed. */
export interface PreparedJson {
  json: string
  hash: string
  encoded: Partial<Record<Encoding, Buffer>>
}

interface Kept extends PreparedJson {
  stamp: string
  /** ISO 8601 UTC: from then, until then, it is true as long as nobody changes anything. A clock may be set back. */
  since: string
  until: string
}

const mostKept = 200
/** Two changes in one moment look like one: what has only just changed is not kept. */
const settledMs = 2000

export function prepareJson(data: unknown): PreparedJson {
  const json = JSON.stringify(data)
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 27), encoded: {} }
}

/**
 * A client's advertised vacancies, made once for each state of them. Whether the state is still that one is asked of the
 * database every time, so that processes need not tell each other.
 */
export class AdvertisedLists {
  readonly #kept = new Map<number, Kept>()

  async read({ db, now: clock }: Pick<ServerContext, 'db' | 'now'>, clientId: number): Promise<PreparedJson> {
    const now = clock()
    const { count, changedAt } = await findVacancyStamp(db, clientId)
    const stamp = `${count} ${changedAt}`
    const known = this.#kept.get(clientId)
    const moment = now.toISOString()
    if (known?.stamp === stamp && known.since <= moment && known.until > moment) return known
    const until = (await findNextTurn(db, clientId, now)) ?? '9999'
    const prepared = prepareJson(await listAdvertised(db, clientId, now))
    this.#kept.delete(clientId)
    if (Date.parse(changedAt) + settledMs < now.getTime())
      this.#keep(clientId, { ...prepared, stamp, since: moment, until })
    return this.#kept.get(clientId) ?? prepared
  }

  #keep(clientId: number, list: Kept): void {
    this.#kept.set(clientId, list)
    const oldest = this.#kept.size > mostKept ? this.#kept.keys().next().value : undefined
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}
