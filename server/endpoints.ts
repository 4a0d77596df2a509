import type { Endpoint } from './http/endpoint'
import {
  changeAccount,
  createAccount,
  decommissionAccount,
  deleteAccount,
  getAccount,
  listAccountFacts,
  listAccountLogos,
  listAccounts,
  makeAccountPasswordLink,
  reinstateAccount,
} from './modules/accounts/accounts.routes'
import { listApiKeys, makeApiKey, revokeApiKey } from './modules/apiKeys/apiKeys.routes'
import {
  countFormLeaving,
  getHasApplied,
  getVacancyForm,
  giveFormStamp,
  submitApplication,
} from './modules/applicationForm/applicationForm.routes'
import {
  exportActivity,
  exportAllActivity,
  listActivity,
  listAllActivity,
} from './modules/audit/activity.routes'
import { ownVacancyEndpoints } from './modules/authoring/authoring.endpoints'
import {
  deleteBackOffice,
  forgetOldSecret,
  getBackOffice,
  pauseDeliveries,
  putBackOffice,
  rollBackOfficeSecret,
  testBackOffice,
} from './modules/backOffice/backOffice.routes'
import { backOfficeEndpoints } from './modules/backOffice/backOfficeApi.routes'
import {
  getDelivery,
  listDeliveries,
  retryDelivery,
  retryFailedDeliveries,
} from './modules/backOffice/deliveries.routes'
import { endFirstSteps, getFirstSteps } from './modules/onboarding/firstSteps.routes'
import { operationEndpoints } from './modules/operations/operations.endpoints'
import { getOverview } from './modules/overview/overview.routes'
import {
  acceptAccountLink,
  askForPasswordLink,
  getPasswordLinks,
  openAccountLink,
} from './modules/people/accountLinks.routes'
import {
  getPeople,
  invitePerson,
  makePasswordLink,
  putPersonsRole,
  removePerson,
  withdrawInvitation,
} from './modules/people/people.routes'
import { getPrefill, readResume, sendPrefilledResume } from './modules/prefill/prefill.routes'
import {
  erasePerson,
  exportPerson,
  getRetention,
  previewRetention,
  putRetention,
  searchPerson,
} from './modules/privacy/privacy.routes'
import {
  getApplication,
  getApplicationFile,
  revealSecretAnswer,
  showIdentity,
} from './modules/review/applicationDetails.routes'
import { exportApplications, exportDocuments } from './modules/review/applicationExport.routes'
import { setApplicationStates, undoApplicationStates } from './modules/review/applicationStates.routes'
import { countApplications, listApplications, resubmitApplications } from './modules/review/inbox.routes'
import { getStateTemplates, putStateTemplates } from './modules/review/messageTemplates.routes'
import {
  addApplicationNote,
  changeApplicationNote,
  removeApplicationNote,
} from './modules/review/notes.routes'
import {
  getFormSchema,
  listFormSchemaVersions,
  putFormSchema,
  restoreFormSchema,
} from './modules/settings/formSchema.routes'
import { getPlacement, putFrames, putReplyAddress, putRetainDays } from './modules/settings/policies.routes'
import { getSettings, putSettings } from './modules/settings/settings.routes'
import { putOwnPassword } from './modules/signIn/accountSecurity.routes'
import { sessionEndpoints } from './modules/signIn/signIn.endpoints'
import { siteEndpoints } from './modules/studio/studio.endpoints'
import { getOwnNotices, putOwnNotices } from './modules/subscriptions/notifications.routes'
import { beginUpload, getUpload, sendApplicationFiles, sendPiece } from './modules/uploads/uploads.routes'
import { deleteVacancy, getVacancy, listVacancies, putVacancy } from './modules/vacancies/vacancies.routes'
import { getVacancyDocument, getVacancyDocuments } from './modules/vacancies/vacancyDocuments.routes'
import {
  getVacancyLicences,
  getVacancyQualifications,
  getVacancyRequirements,
  getVacancyScreeningQuestions,
  getVacancySkills,
  getVacancyVisas,
} from './modules/vacancies/vacancyLists.routes'

/** Calls on vacancies: what applicants see of them, and how a back-office brings them. */
export const vacancyEndpoints = {
  listVacancies,
  getVacancy,
  getVacancyLicences,
  getVacancyQualifications,
  getVacancyRequirements,
  getVacancySkills,
  getVacancyVisas,
  getVacancyScreeningQuestions,
  getVacancyDocuments,
  getVacancyDocument,
  getVacancyForm,
  putVacancy,
  deleteVacancy,
}

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

/** Calls on clients' accounts: settings, what their forms may ask, and what was done there. */
export const accountEndpoints = {
  getSettings,
  putSettings,
  putOwnPassword,
  getFirstSteps,
  endFirstSteps,
  listActivity,
  listAllActivity,
  exportActivity,
  exportAllActivity,
  listAccounts,
  listAccountFacts,
  listAccountLogos,
  getAccount,
  createAccount,
  changeAccount,
  deleteAccount,
  decommissionAccount,
  reinstateAccount,
  getFormSchema,
  putFormSchema,
  listFormSchemaVersions,
  restoreFormSchema,
}

/** Calls on the people of an account, and of those who hold a link to it. */
export const peopleEndpoints = {
  getPeople,
  invitePerson,
  withdrawInvitation,
  putPersonsRole,
  removePerson,
  makePasswordLink,
  makeAccountPasswordLink,
  openAccountLink,
  acceptAccountLink,
  getPasswordLinks,
  askForPasswordLink,
}

/** Calls on what a client's site is connected with. */
export const connectionEndpoints = {
  getBackOffice,
  putBackOffice,
  deleteBackOffice,
  rollBackOfficeSecret,
  forgetOldSecret,
  pauseDeliveries,
  testBackOffice,
  listDeliveries,
  getDelivery,
  retryDelivery,
  retryFailedDeliveries,
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  getPlacement,
  putFrames,
  putReplyAddress,
  putRetainDays,
}

/** Every call of the API by its name, which is its operationId; what is not in here is not served. */
export const endpoints = {
  ...sessionEndpoints,
  ...vacancyEndpoints,
  ...ownVacancyEndpoints,
  ...applicationEndpoints,
  ...accountEndpoints,
  ...peopleEndpoints,
  ...siteEndpoints,
  ...connectionEndpoints,
  ...backOfficeEndpoints,
  ...operationEndpoints,
} satisfies Record<string, Endpoint>

export type OperationId = keyof typeof endpoints
