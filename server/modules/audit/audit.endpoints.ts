import { exportActivity, listActivity } from './activity.routes'
import { exportAllActivity, listAllActivity } from './allActivity.routes'

export const auditEndpoints = {
  listActivity,
  listAllActivity,
  exportActivity,
  exportAllActivity,
}
