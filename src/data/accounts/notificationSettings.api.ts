import type {
  NotificationChoice,
  NotificationSettings,
} from '../../schemas/notifications/notificationSettings.types'
import type { Http } from '../http/lazyHttp'

/** E-mail notification settings of the signed-in user. Calls reject with an `ApiError`. */
export interface NotificationSettingsApi {
  read: () => Promise<NotificationSettings>
  choose: (choice: NotificationChoice, address: string) => Promise<NotificationSettings>
}

export function createNotificationSettingsApi({ http }: { http: Http }): NotificationSettingsApi {
  return {
    read: async () => (await http.get<NotificationSettings>('/api/ownNotices')).data,
    choose: async (choice, address) =>
      (await http.put<NotificationSettings>('/api/ownNotices', { choice, address })).data,
  }
}
