import { compareSiteVersions } from './compareSiteVersions'
import { deleteSiteDraft } from './deleteSiteDraft'
import { deleteSiteFile } from './deleteSiteFile'
import { exportSite } from './exportSite'
import { getSite } from './getSite'
import { getSiteDraft } from './getSiteDraft'
import { importSite } from './importSite'
import { listSiteVersions } from './listSiteVersions'
import { publishSite } from './publishSite'
import { putSiteDraft } from './putSiteDraft'
import { putSiteFile } from './putSiteFile'
import { putSitePermissions } from './putSitePermissions'
import { restoreSiteVersion } from './restoreSiteVersion'
import { startSiteDraft } from './startSiteDraft'

/** Calls on clients' sites: what is drafted, what was published, and what serves. */
export const siteEndpoints = {
  getSite,
  getSiteDraft,
  putSiteDraft,
  deleteSiteDraft,
  startSiteDraft,
  putSiteFile,
  deleteSiteFile,
  publishSite,
  listSiteVersions,
  compareSiteVersions,
  restoreSiteVersion,
  putSitePermissions,
  exportSite,
  importSite,
}
