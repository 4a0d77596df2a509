import { accountEndpoints } from './accounts/accountEndpoints'
import { peopleEndpoints } from './accounts/people/peopleEndpoints'
import { applicationEndpoints } from './applications/applicationEndpoints'
import { backOfficeEndpoints } from './backOffice/backOfficeEndpoints'
import { connectionEndpoints } from './connections/connectionEndpoints'
import type { Endpoint } from './endpoint'
import { operationEndpoints } from './operation/operationEndpoints'
import { sessionEndpoints } from './sessions/sessionEndpoints'
import { siteEndpoints } from './sites/studio/siteEndpoints'
import { ownVacancyEndpoints } from './vacancies/own/ownVacancyEndpoints'
import { vacancyEndpoints } from './vacancies/vacancyEndpoints'

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
