import { describeChanges } from '../../../src/schemas/site/describeChanges'
import type { Db } from '../../db/openDatabase'
import { hashManifest } from '../sites/siteFiles'
import { addSiteVersion, getLastSiteVersion, listSiteVersions } from '../sites/siteVersions.repository'
import { keepContent, servedContent } from './publishSite.service'
import type { OpenSite } from './siteDraft.service'

/**
 * Saves an unpublished draft as a version that is not served, so that it can be restored after it is replaced. Does
 * nothing if there is no draft, or if a version has the same files.
 */
export async function keepDraftAsVersion(
  trx: Db,
  clientId: number,
  openSite: OpenSite,
  at: string,
): Promise<void> {
  const { stored, content } = openSite
  if (!stored?.content) return
  const manifest = await keepContent(trx, clientId, content, at)
  const hash = hashManifest(manifest)
  if ((await listSiteVersions(trx, clientId)).some((version) => version.hash === hash)) return
  await addSiteVersion(trx, clientId, {
    number: (await getLastSiteVersion(trx, clientId)) + 1,
    ...{ hash, at, by: stored.updatedBy, note: '', source: 'draft' },
    changes: describeChanges(await servedContent(trx, openSite, clientId), content),
    ...{ manifest, ids: content.ids },
  })
}
