import { getOwnNotices, putOwnNotices } from './notifications.routes'

export const subscriptionsEndpoints = {
  getOwnNotices,
  putOwnNotices,
}
