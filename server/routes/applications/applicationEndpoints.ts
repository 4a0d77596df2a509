import { addApplicationNote } from './addApplicationNote'
import { beginUpload } from './beginUpload'
import { changeApplicationNote } from './changeApplicationNote'
import { countApplications } from './countApplications'
import { countFormLeaving } from './countFormLeaving'
import { erasePerson } from './erasePerson'
import { exportApplications } from './exportApplications'
import { exportDocuments } from './exportDocuments'
import { exportPerson } from './exportPerson'
import { getApplication } from './getApplication'
import { getApplicationFile } from './getApplicationFile'
import { getHasApplied } from './getHasApplied'
import { getOverview } from './getOverview'
import { getOwnNotices } from './getOwnNotices'
import { getPrefill } from './getPrefill'
import { getRetention } from './getRetention'
import { getStateTemplates } from './getStateTemplates'
import { getUpload } from './getUpload'
import { giveFormStamp } from './giveFormStamp'
import { listApplications } from './listApplications'
import { previewRetention } from './previewRetention'
import { putOwnNotices } from './putOwnNotices'
import { putRetention } from './putRetention'
import { putStateTemplates } from './putStateTemplates'
import { readResume } from './readResume'
import { removeApplicationNote } from './removeApplicationNote'
import { resubmitApplications } from './resubmitApplications'
import { revealSecretAnswer } from './revealSecretAnswer'
import { searchPerson } from './searchPerson'
import { sendApplicationFiles } from './sendApplicationFiles'
import { sendPiece } from './sendPiece'
import { sendPrefilledResume } from './sendPrefilledResume'
import { setApplicationStates } from './setApplicationStates'
import { showIdentity } from './showIdentity'
import { submitApplication } from './submitApplication'
import { undoApplicationStates } from './undoApplicationStates'

/** Calls by which people apply, and by which those whose vacancy it is read what came in. */
export const applicationEndpoints = {
  getHasApplied,
  getPrefill,
  readResume,
  countFormLeaving,
  giveFormStamp,
  getOverview,
  submitApplication,
  sendApplicationFiles,
  beginUpload,
  getUpload,
  sendPiece,
  sendPrefilledResume,
  listApplications,
  countApplications,
  exportApplications,
  exportDocuments,
  getApplication,
  getApplicationFile,
  addApplicationNote,
  changeApplicationNote,
  removeApplicationNote,
  revealSecretAnswer,
  showIdentity,
  resubmitApplications,
  setApplicationStates,
  undoApplicationStates,
  getStateTemplates,
  putStateTemplates,
  getOwnNotices,
  putOwnNotices,
  searchPerson,
  exportPerson,
  erasePerson,
  getRetention,
  putRetention,
  previewRetention,
}
