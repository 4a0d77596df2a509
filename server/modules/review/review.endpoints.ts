import {
  getApplication,
  getApplicationFile,
  revealSecretAnswer,
  showIdentity,
} from './applicationDetails.routes'
import { exportApplications, exportApplicationsXlsx, exportDocuments } from './applicationExport.routes'
import { setApplicationStates, undoApplicationStates } from './applicationStates.routes'
import { getCustomStates, putCustomStates } from './customStates.routes'
import { countApplications, listApplications, resubmitApplications } from './inbox.routes'
import { getStateTemplates, putStateTemplates } from './messageTemplates.routes'
import { addApplicationNote, changeApplicationNote, removeApplicationNote } from './notes.routes'

export const reviewEndpoints = {
  listApplications,
  countApplications,
  exportApplications,
  exportApplicationsXlsx,
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
  getCustomStates,
  putCustomStates,
}
