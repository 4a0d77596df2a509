import {
  compareSiteVersions,
  getSite,
  listSiteVersions,
  publishSite,
  putSitePermissions,
  restoreSiteVersion,
} from './site.routes'
import {
  deleteSiteDraft,
  deleteSiteFile,
  getSiteDraft,
  putSiteDraft,
  putSiteFile,
  startSiteDraft,
} from './siteDraft.routes'

import { exportSite, importSite } from './siteTransfer.routes'

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
