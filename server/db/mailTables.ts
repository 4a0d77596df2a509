import type { IsoDateTime, Json, TenantRow } from './columnTypes'

export interface MailsTable extends TenantRow {
  /** Identifies the message across all delivery attempts. */
  guid: string
  /** The kind of message in the mail catalogue. */
  kind: string
  /** HMAC-SHA-256 of the address, hex; the same for all clients. */
  address_hash: string
  /** Address and values, encrypted with this installation's key; '' when they are no longer needed. */
  sealed: string
  state: string
  /** The application that the mail is about. */
  application_id: number | null
  /** The worker's claim while it sends the mail, else null. The lease ends at `next_attempt_at`. */
  claim: string | null
  attempts: number
  last_error: string | null
  next_attempt_at: IsoDateTime
  /** Time of the last attempt that may have delivered the mail; null if it cannot have been delivered. */
  tried_at: IsoDateTime | null
  created_at: IsoDateTime
}

/** Addresses that a mail server has rejected as unknown. */
export interface MailStopsTable extends TenantRow {
  address_hash: string
  at: IsoDateTime
}

/** Job alerts: the subscriber, the search and the frequency. */
export interface JobAlertsTable extends TenantRow {
  /** SHA-256 of the token in the alert's links, hex. */
  token_hash: string
  /** The token, encrypted with this installation's key. */
  sealed_token: string
  /** Like `address_hash` of mails. */
  address_hash: string
  /** The address, encrypted with this installation's key. */
  sealed_address: string
  /** `VacancyFilters`. */
  search: Json
  frequency: string
  language: string
  /**
   * The site's public origin when the alert was created. This version only writes it; an earlier version that runs
   * beside it during an update builds links with it.
   */
  origin: string
  /** `number[]`: ids of the vacancies that were already announced. */
  told: Json
  created_at: IsoDateTime
  /** When the alert expires; an unconfirmed alert expires soon. */
  expires_at: IsoDateTime
  /** When the subscriber confirmed the alert; it announces vacancies published since. Null until then. */
  confirmed_at: IsoDateTime | null
  /** When the alert is due next, or when its lease ends; null until it is confirmed. */
  next_at: IsoDateTime | null
  claim: string | null
  /** When the subscriber was asked to renew the alert; null if not asked yet. */
  asked_at: IsoDateTime | null
  /** `guid` of the last mail of this alert. */
  mail_guid: string | null
}

/** E-mail notifications about applications; users who have not chosen any have no row. */
export interface NoticesTable extends TenantRow {
  user_id: number
  /** `NotificationFrequency`. */
  choice: string
  /** SHA-256 of the token in the notification's links, hex. */
  token_hash: string
  /** The token, encrypted with this installation's key. */
  sealed_token: string
  /** Like `address_hash` of mails. */
  address_hash: string
  /** The address, encrypted with this installation's key. */
  sealed_address: string
  /** Like `origin` of job alerts. */
  origin: string
  /** Id of the last application that was announced. */
  told_up_to: number
  created_at: IsoDateTime
  /** When the user confirmed the address by the link in the first mail; null until then. */
  confirmed_at: IsoDateTime | null
  /** Earliest time of the next notification, or when the lease ends; null until the address is confirmed. */
  next_at: IsoDateTime | null
  claim: string | null
}
