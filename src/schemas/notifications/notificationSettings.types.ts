/** How often somebody of an account hears of applications. */
export const notificationFrequencies = ['each', 'daily'] as const
export type NotificationFrequency = (typeof notificationFrequencies)[number]

export const notificationChoices = ['none', ...notificationFrequencies] as const
export type NotificationChoice = (typeof notificationChoices)[number]

/** GET /api/ownNotices. */
export interface NotificationSettings {
  choice: NotificationChoice
  /** Where they go; '' where nothing was chosen. */
  address: string
  /** Whether the link in the first mail was followed: nothing else is sent before. */
  isConfirmed: boolean
  /** Whether this installation sends mail. */
  sendsMail: boolean
}

/** What the page of a notice's link shows. */
export type NotificationPage =
  /** The link leads to nothing, or nothing any more. */
  | { state: 'unknown' | 'left' }
  | { state: 'unconfirmed' | 'standing'; rhythm: NotificationFrequency; isDone: boolean }

/** What can be done by the link, each by a press. */
export const notificationPageActions = ['confirm', 'leave'] as const
