import { inLanguages } from './language'
/** What is said while there is no connection. */
export const offlineTexts = inLanguages('offlineTexts', {
  offline: 'You are offline. What you see was kept on this device.',
  offlineForm: 'You are offline. Your answers are kept in this tab; send them when you are connected again.',
  noWorker: 'Pages can not be kept for when there is no connection',
  jobTitle: 'You are offline',
  jobText: 'This job has not been kept on this device. Please try again when you are connected.',
})
