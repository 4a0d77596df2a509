import { LRUCache } from 'lru-cache'
import { buildApplicationForm } from '../../../src/schemas/forms/application/buildApplicationForm'
import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import type { Db } from '../../db/openDatabase'
import { findSettings } from '../../repositories/accounts/clients'
import type { StoredVacancy } from '../../repositories/vacancies/vacancies'
import type { ServerContext } from '../serverContext'

interface Kept {
  siteVersion: number
  form: BuiltForm
}

const kept = new WeakMap<Db, LRUCache<string, Kept>>()

/**
 * The application form of a client's vacancy as it is at this moment; built once for each state of the client, whose
 * number comes from the database with the session, or the host, of every request.
 */
export async function applicationForm(
  { db }: Pick<ServerContext, 'db'>,
  { clientId, siteVersion }: { clientId: number; siteVersion: number },
  vacancy: Pick<StoredVacancy, 'id' | 'lists' | 'isExpressionOfInterest'>,
): Promise<BuiltForm> {
  const forms = kept.get(db) ?? new LRUCache<string, Kept>({ max: 100 })
  kept.set(db, forms)
  const key = `${clientId} ${vacancy.id}`
  const known = forms.get(key)
  if (known?.siteVersion === siteVersion) return known.form
  const { lists, isExpressionOfInterest } = vacancy
  const form = buildApplicationForm(await findSettings(db, clientId), { ...lists, isExpressionOfInterest })
  forms.set(key, { siteVersion, form })
  return form
}
