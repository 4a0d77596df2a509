import {
  deleteBackOffice,
  forgetOldSecret,
  getBackOffice,
  pauseDeliveries,
  putBackOffice,
  rollBackOfficeSecret,
  testBackOffice,
} from './backOffice.routes'
import {
  fetchApplication,
  fetchApplications,
  listApplicationChanges,
  listApplicationStates,
  putApplicationState,
} from './backOfficeApi.routes'
import { getDelivery, listDeliveries, retryDelivery, retryFailedDeliveries } from './deliveries.routes'

export const backOfficeEndpoints = {
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
  fetchApplications,
  listApplicationChanges,
  listApplicationStates,
  fetchApplication,
  putApplicationState,
}
