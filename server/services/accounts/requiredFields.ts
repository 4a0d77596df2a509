import { type CatalogueKey, catalogue } from '../../../src/schemas/forms/application/catalogue'
import type { Db } from '../../db/openDatabase'
import { findSettings } from '../../repositories/accounts/clients'

/** What every application form of this client requires: who applies, and the fields that its settings say so of. */
export async function requiredOf(db: Db, clientId: number): Promise<Set<CatalogueKey>> {
  const { applicationFormFields } = await findSettings(db, clientId)
  const ids = new Set(
    applicationFormFields.flatMap((field) => (field.isVisible && field.isRequired ? [field.id] : [])),
  )
  return new Set<CatalogueKey>([
    'firstName',
    'surname',
    'email',
    ...catalogue.flatMap(({ id, field }) => (ids.has(id) ? [field.name] : [])),
  ])
}
