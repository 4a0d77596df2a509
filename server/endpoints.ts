import type { apiDocsTexts } from '../src/texts/admin/api.texts'
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

/** Every API endpoint by its tag in the API's description, and by its name, which is its operationId. */
export const endpointsByTag = {
  'Sign-in': signInEndpoints,
  Vacancies: vacanciesEndpoints,
  'Application form': { ...applicationFormEndpoints, ...prefillEndpoints, ...uploadsEndpoints },
  'Vacancy editor': authoringEndpoints,
  Overview: { ...overviewEndpoints, ...onboardingEndpoints },
  Applications: reviewEndpoints,
  Notifications: subscriptionsEndpoints,
  Privacy: privacyEndpoints,
  Settings: settingsEndpoints,
  Activity: auditEndpoints,
  Accounts: accountsEndpoints,
  People: peopleEndpoints,
  Sites: studioEndpoints,
  'Back-office': { ...backOfficeEndpoints, ...apiKeysEndpoints },
  Operations: operationsEndpoints,
} satisfies Record<keyof typeof apiDocsTexts.tags, Record<string, Endpoint>>

type ByTag = typeof endpointsByTag
export type OperationId = { [Tag in keyof ByTag]: keyof ByTag[Tag] }[keyof ByTag]

/** Every API endpoint by its name. The server serves no other API endpoint. */
export const endpoints: Record<OperationId, Endpoint> = Object.assign({}, ...Object.values(endpointsByTag))
