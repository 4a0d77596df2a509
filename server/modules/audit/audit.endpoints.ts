import { exportActivity, exportAllActivity, listActivity, listAllActivity } from './activity.routes'

export const auditEndpoints = {
  listActivity,
  listAllActivity,
  exportActivity,
  exportAllActivity,
}
