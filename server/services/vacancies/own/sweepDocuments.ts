import { utcMoment } from '../../../../src/schemas/utcMoment'
import { type Db, inTransaction } from '../../../db/openDatabase'
import {
  clientsWithDocuments,
  dropDocument,
  listDocuments,
  listNamedDocuments,
} from '../../../repositories/vacancies/ownVacancyFiles'

/** Days that bytes are kept which no draft and no version names: what was taken out may be wanted again. */
const spareDays = 7

/** Forgets documents of vacancies that nothing names any more. @returns how many */
export async function sweepDocuments(db: Db, now: Date): Promise<number> {
  const before = utcMoment(now).subtract(spareDays, 'day').toISOString()
  let dropped = 0
  for (const clientId of await clientsWithDocuments(db, before)) {
    dropped += await inTransaction(db, async (trx) => {
      const named = await listNamedDocuments(trx, clientId)
      const spare = (await listDocuments(trx, clientId, before)).filter((sha256) => !named.has(sha256))
      for (const sha256 of spare) await dropDocument(trx, clientId, sha256)
      return spare.length
    })
  }
  return dropped
}
