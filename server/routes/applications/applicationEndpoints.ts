import { exportApplications } from './exportApplications'
import { getApplication } from './getApplication'
import { getApplicationFile } from './getApplicationFile'
import { getHasApplied } from './getHasApplied'
import { getPrefill } from './getPrefill'
import { listApplications } from './listApplications'
import { resubmitApplications } from './resubmitApplications'
import { sendApplicationFiles } from './sendApplicationFiles'
import { sendPrefilledResume } from './sendPrefilledResume'
import { submitApplication } from './submitApplication'

/** Calls by which people apply, and by which those whose vacancy it is read what came in. */
export const applicationEndpoints = {
  getHasApplied,
  getPrefill,
  submitApplication,
  sendApplicationFiles,
  sendPrefilledResume,
  listApplications,
  exportApplications,
  getApplication,
  getApplicationFile,
  resubmitApplications,
}
