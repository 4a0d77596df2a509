/** How often a user is notified of new applications. */
export const notificationFrequencies = ['each', 'daily'] as const
export type NotificationFrequency = (typeof notificationFrequencies)[number]

export const notificationChoices = ['none', ...notificationFrequencies] as const
export type NotificationChoice = (typeof notificationChoices)[number]

/** GET /api/ownNotices. */
export interface NotificationSettings {
  choice: NotificationChoice
  /** The recipient address; '' if none was chosen. */
  address: string
  /** Whether the user confirmed the address on the page that the first mail links to. No other mail is sent before. */
  isConfirmed: boolean
  /** Whether this installation sends mail. */
  sendsMail: boolean
}

/** The content of the page that a notification's link opens. */
export type NotificationPage =
  /** The link is invalid or has expired, or the user has unsubscribed. */
  | { state: 'unknown' | 'unsubscribed' }
  /** `isDone`: the request has just performed an action. */
  | { state: 'unconfirmed' | 'confirmed'; frequency: NotificationFrequency; isDone: boolean }

/** The actions on the page that a notification's link opens. Each requires an explicit submission. */
export const notificationPageActions = ['confirm', 'leave'] as const
