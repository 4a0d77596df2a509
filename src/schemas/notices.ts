/** How often somebody of an account hears of applications. */
export const noticeRhythms = ['each', 'daily'] as const
export type NoticeRhythm = (typeof noticeRhythms)[number]

export const noticeChoices = ['none', ...noticeRhythms] as const
export type NoticeChoice = (typeof noticeChoices)[number]

/** GET /api/ownNotices. */
export interface OwnNotices {
  choice: NoticeChoice
  /** Where they go; '' where nothing was chosen. */
  address: string
  /** Whether the link in the first mail was followed: nothing else is sent before. */
  isConfirmed: boolean
  /** Whether this installation sends mail. */
  sendsMail: boolean
}

/** What the page of a notice's link shows. */
export type NoticePage =
  /** The link leads to nothing, or nothing any more. */
  { state: 'unknown' | 'left' } | { state: 'unconfirmed' | 'standing'; rhythm: NoticeRhythm; isDone: boolean }

/** What can be done by the link, each by a press. */
export const noticeActs = ['confirm', 'leave'] as const
