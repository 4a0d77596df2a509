/** Content of a mail before it is laid out: paragraphs, then links. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  /** Linked entries, such as the new jobs of an alert. */
  items?: readonly { title: string; note: string; href: string }[]
  action?: { label: string; href: string }
  /** Secondary link below the action. */
  hint?: { label: string; href: string }
  /** URL for one-click unsubscribe [RFC 8058]. */
  unsubscribe?: string
  /** Why the recipient gets this mail; small print at the end. */
  reason: string
}
