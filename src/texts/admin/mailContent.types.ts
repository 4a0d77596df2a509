/** Content of a mail before it is laid out: paragraphs, then links. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  /** What it tells of, one by one, each with where it leads. */
  items?: readonly { title: string; note: string; href: string }[]
  action?: { label: string; href: string }
  /** Less than the action: at the end. */
  aside?: { label: string; href: string }
  /** Where a mail program posts to when its reader wants no more of it [RFC 8058]. */
  leave?: string
  /** Why it came: small, at the end. */
  reason: string
}
