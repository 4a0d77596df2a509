import type { Pagination } from '../applications/application'

/** GET /api/connections/{code}/backoffice: the back-office connection of a client. */
export interface BackOfficeState {
  clientCode: string
  company: string
  /** Null if no address is set; applications then wait for delivery. */
  address: string | null
  /** Whether an older secret also signs deliveries. */
  hasOldSecret: boolean
  /** When the older secret stops signing; null if there is none, or if it signs until it is removed. */
  oldSecretUntil: string | null
  /** False if the secret was stored under another FOYER_SECRET, so that a new secret is required. */
  isReadable: boolean
  /** When deliveries were paused; null while they are active. */
  pausedAt: string | null
  waiting: number
  failed: number
}

/** The response to a change of the back-office connection. */
export interface BackOfficeChangeResult {
  address: string
  /** The secret that was generated, shown only once; null if none was generated. */
  madeSecret: string | null
}

/** The result of a test message. */
export interface BackOfficeTest {
  at: string
  /** HTTP status; null if there was no response. */
  status: number | null
  /** Null if the message was accepted. */
  error: string | null
  durationMs: number
  /** The beginning of the response body; null if it was empty, not text, or not stored. */
  answer: string | null
}

/**
 * GET /api/connections/{code}/site: the addresses of a client's site, and the settings for marketplace, retention and
 * mail.
 */
export interface SitePlacement {
  /** Origins of the pages that may embed the site in a frame; any page may if the list is empty. */
  frameAncestors: string[]
  /** The site's custom host names. */
  domains: string[]
  /** The client's id in the job marketplace; null if the client does not take part. */
  advertiserId: string | null
  /** The job marketplace of the installation; null if there is none. */
  marketplace: string | null
  /**
   * Retention period of applications in the client's settings; null for none. The shorter of this and `retainDays`
   * applies.
   */
  retainMonths: number | null
  /** Maximum retention period of applications that the operator has set for the client; null for none. */
  retainDays: number | null
  /** The Reply-To address of the client's mail; null if replies go to the sender. */
  replyAddress: string | null
  /** The sender address of the installation's mail; null if it sends no mail. */
  mailFrom: string | null
}

/** The permissions that an API key can have: to import vacancies and to fetch applications. */
export const keyRights = ['vacancies', 'applications'] as const

export type KeyRight = (typeof keyRights)[number]

/** An API key as it appears in the list. The key itself is shown only once, when it is created. */
export interface ListedKey {
  id: number
  name: string
  may: KeyRight[]
  createdAt: string
  /** Accurate to the minute; null if the key was never used, or only before usage was recorded. */
  lastUsedAt: string | null
}

export const deliveryStates = ['waiting', 'failed', 'sent'] as const

/** 'waiting' includes deliveries that are being sent. */
export type DeliveryState = (typeof deliveryStates)[number]

/** The delivery of one application. */
export interface ListedDelivery {
  /** The id of the application. */
  id: number
  vacancyName: string
  state: DeliveryState
  attempts: number
  lastError: string | null
  /** When the application was received. */
  createdAt: string
  sentAt: string | null
  /** When the next attempt is due; null if there will be none. */
  nextAttemptAt: string | null
}

/** GET /api/connections/{code}/deliveries: a page of the last 200 deliveries, or of the last 200 in a given state. */
export interface DeliveryPage {
  results: ListedDelivery[]
  pagination: Pagination
}

/** One delivery request and its response. */
export interface DeliveryRequest {
  at: string
  /**
   * The target address without its query. Null, like the next two fields, if nothing was sent or the request predates
   * this record.
   */
  address: string | null
  messageId: string | null
  bytes: number | null
  /** HTTP status; null if there was no response. */
  status: number | null
  /** Null if the request was accepted. */
  error: string | null
  durationMs: number
  /**
   * The beginning of the response body; null if it was empty, not text, not stored, or the caller may not read it.
   */
  answer: string | null
}

/** GET /api/connections/{code}/deliveries/{id}. */
export interface DeliveryDetails extends ListedDelivery {
  /** Oldest first. */
  requests: DeliveryRequest[]
  /**
   * The message as it would be sent now, as JSON, without file contents and secret answers. Null for the SuperUser,
   * who may not read the applications of other clients, and for users from whom the applicant's identity is hidden.
   */
  message: string | null
}
