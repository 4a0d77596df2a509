import { getDocs } from './getDocs'
import { getDocsStyles } from './getDocsStyles'
import { getHealth } from './getHealth'
import { getMetrics } from './getMetrics'
import { getOpenApi } from './getOpenApi'
import { getPublicSettings } from './getPublicSettings'

/** What the installation says of itself. */
export const operationEndpoints = {
  getHealth,
  getMetrics,
  getPublicSettings,
  getOpenApi,
  getDocs,
  getDocsStyles,
}
