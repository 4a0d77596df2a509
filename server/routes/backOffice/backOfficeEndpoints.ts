import { fetchApplication } from './fetchApplication'
import { fetchApplications } from './fetchApplications'
import { putApplicationState } from './putApplicationState'

/** Calls of back-offices on applications; those on vacancies stand with the vacancies. */
export const backOfficeEndpoints = { fetchApplications, fetchApplication, putApplicationState }
