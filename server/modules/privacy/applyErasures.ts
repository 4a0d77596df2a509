import type { Keys } from '../../security/keys'
import { hasClient } from '../clients/clients.repository'
import { deleteMail } from '../mail/mailStops.repository'
import { deleteAlertsByAddress } from '../subscriptions/jobAlerts.repository'
import { type ApplicantRow, addErasure, listApplicants, listErasures } from './erasure.repository'
import { batch, type ErasureTools, erase, hashPerson } from './erasure.service'
import type { LoggedErasure } from './erasureLog'

/**
 * Erases again what a restored backup brought back. An erasure whose proof is in the database was made before the backup
 * and is skipped, so later applications of the same person stay, and applying a log twice does no harm.
 * @returns the numbers of erasures that were made again and of their applications
 */
export async function applyErasures(
  tools: ErasureTools & { keys: Keys },
  entries: readonly LoggedErasure[],
): Promise<{ erasures: number; applications: number }> {
  const persons = new Map<number, Map<string, ApplicantRow[]>>()
  const done = { erasures: 0, applications: 0 }
  for (const { clientId, mail, application, hash, at, applications, documents } of entries) {
    if (!(await hasClient(tools.db, clientId))) continue
    if ((await listErasures(tools.db, clientId, hash)).some((proof) => proof.at === at)) continue
    const rowsByHash = persons.get(clientId) ?? (await rowsByPerson(tools, clientId))
    persons.set(clientId, rowsByHash)
    const again = (rowsByHash.get(hash) ?? []).filter(
      (row) => row.submittedDate <= at && (application === null || row.id === application),
    )
    const ids = again.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += batch)
      await erase(tools, clientId, ids.slice(from, from + batch), 'person erased')
    rowsByHash.set(
      hash,
      (rowsByHash.get(hash) ?? []).filter((row) => !again.includes(row)),
    )
    if (application === null) {
      await deleteAlertsByAddress(tools.db, clientId, mail)
      await deleteMail(tools.db, clientId, mail)
    }
    await addErasure(tools.db, clientId, { hash, at, applications, documents })
    done.erasures += 1
    done.applications += ids.length
  }
  return done
}

async function rowsByPerson({ db, keys }: ErasureTools & { keys: Keys }, clientId: number) {
  const rows = new Map<string, ApplicantRow[]>()
  for (const row of await listApplicants(db, clientId)) {
    const hash = hashPerson(keys, clientId, row.email)
    rows.set(hash, [...(rows.get(hash) ?? []), row])
  }
  return rows
}
