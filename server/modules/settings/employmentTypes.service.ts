import { type DescribedChange, describeChange } from '../../../src/schemas/activity/activity.types'
import type {
  EmploymentTypeCode,
  EmploymentTypes,
} from '../../../src/schemas/employmentTypes/employmentTypeCode'
import {
  type KnownEmploymentTypes,
  maxEmploymentTypes,
} from '../../../src/schemas/employmentTypes/employmentTypeRows'
import { employmentTypesTexts as texts } from '../../../src/texts/admin/employmentTypes.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { addAudit } from '../audit/audit.repository'
import {
  findEmploymentTypes,
  listUsedEmploymentTypes,
  saveEmploymentTypes,
} from '../clients/employmentTypes.repository'
import type { Session } from '../sessions/session.types'

/** Returns the employment types used by a client's vacancies, and their mapping in the settings. */
export async function readEmploymentTypes(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
): Promise<KnownEmploymentTypes> {
  const usedTypes = await listUsedEmploymentTypes(db, clientId, maxEmploymentTypes)
  return { used: usedTypes, employmentTypes: await findEmploymentTypes(db, clientId) }
}

/** Saves the whole map and audits the change. Does nothing if the map stays the same. */
export function changeEmploymentTypes(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId, address }: Session,
  newTypes: EmploymentTypes,
): Promise<void> {
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'settings')
    const changes = describeChanges(await findEmploymentTypes(trx, clientId), newTypes)
    if (changes.length === 0) return
    await saveEmploymentTypes(trx, clientId, newTypes)
    await addAudit(trx, clientId, {
      userId,
      action: 'settings changed',
      subject: `client:${clientId}`,
      at: now().toISOString(),
      changes,
      address,
    })
  })
}

function describeChanges(before: EmploymentTypes, after: EmploymentTypes): DescribedChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) =>
    describeChange(texts.change(name), describeCode(before[name]), describeCode(after[name])),
  )
}

function describeCode(code: EmploymentTypeCode | null | undefined): string {
  if (code === undefined) return ''
  return code === null ? texts.omitted : texts.codes[code]
}
