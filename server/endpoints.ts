import type { Endpoint } from './http/endpoint'
import { accountsEndpoints } from './modules/accounts/accounts.endpoints'
import { apiKeysEndpoints } from './modules/apiKeys/apiKeys.endpoints'
import { applicationFormEndpoints } from './modules/applicationForm/applicationForm.endpoints'
import { auditEndpoints } from './modules/audit/audit.endpoints'
import { authoringEndpoints } from './modules/authoring/authoring.endpoints'
import { backOfficeEndpoints } from './modules/backOffice/backOffice.endpoints'
import { onboardingEndpoints } from './modules/onboarding/onboarding.endpoints'
import { operationsEndpoints } from './modules/operations/operations.endpoints'
import { overviewEndpoints } from './modules/overview/overview.endpoints'
import { peopleEndpoints } from './modules/people/people.endpoints'
import { prefillEndpoints } from './modules/prefill/prefill.endpoints'
import { privacyEndpoints } from './modules/privacy/privacy.endpoints'
import { reviewEndpoints } from './modules/review/review.endpoints'
import { settingsEndpoints } from './modules/settings/settings.endpoints'
import { signInEndpoints } from './modules/signIn/signIn.endpoints'
import { studioEndpoints } from './modules/studio/studio.endpoints'
import { subscriptionsEndpoints } from './modules/subscriptions/subscriptions.endpoints'
import { uploadsEndpoints } from './modules/uploads/uploads.endpoints'
import { vacanciesEndpoints } from './modules/vacancies/vacancies.endpoints'

/** Every API endpoint by its name, which is its operationId. The server serves no other API endpoint. */
export const endpoints = {
  ...signInEndpoints,
  ...vacanciesEndpoints,
  ...applicationFormEndpoints,
  ...authoringEndpoints,
  ...prefillEndpoints,
  ...overviewEndpoints,
  ...uploadsEndpoints,
  ...reviewEndpoints,
  ...subscriptionsEndpoints,
  ...privacyEndpoints,
  ...settingsEndpoints,
  ...onboardingEndpoints,
  ...auditEndpoints,
  ...accountsEndpoints,
  ...peopleEndpoints,
  ...studioEndpoints,
  ...backOfficeEndpoints,
  ...apiKeysEndpoints,
  ...operationsEndpoints,
} satisfies Record<string, Endpoint>

export type OperationId = keyof typeof endpoints
