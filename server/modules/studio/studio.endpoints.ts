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

export const studioEndpoints = {
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
