import type { Pagination } from '../applications/application'

/** GET /api/connections/{code}/backoffice: where a client's applications go. */
export interface BackOfficeState {
  clientCode: string
  company: string
  /** Null: nowhere yet, and applications wait. */
  address: string | null
  /** Whether an older secret signs beside the newest one, and until when: null says until it is forgotten. */
  hasOldSecret: boolean
  oldSecretUntil: string | null
  /** False: its secret was stored under another FOYER_SECRET, and a new one has to be made. */
  isReadable: boolean
  /** Since when nothing is sent; null: what is due is. */
  pausedAt: string | null
  waiting: number
  failed: number
}

/** What a change of a back-office answers. */
export interface BackOfficeChanged {
  address: string
  /** The secret that was made, shown this once; null: none was. */
  madeSecret: string | null
}

/** How a test message was received. */
export interface BackOfficeTest {
  at: string
  /** Null when nobody answered. */
  status: number | null
  /** Null: it was taken. */
  error: string | null
  durationMs: number
  /** The beginning of what was answered; null: nothing, no text, or it is not kept. */
  answer: string | null
}

/** GET /api/connections/{code}/site: where a client's site stands, and what is set for it. */
export interface SitePlacement {
  /** Addresses of pages that may show it in a frame; none: any may. */
  frameAncestors: string[]
  /** Host names of its own. */
  domains: string[]
  /** By which the job marketplace knows it; null: it takes no part. */
  advertiserId: string | null
  /** The job marketplace of the installation; null: it has none. */
  marketplace: string | null
  /** How long applications are kept: by its settings, and by whoever runs the installation; the shorter counts. */
  retainMonths: number | null
  retainDays: number | null
  /** Where answers to its mail go; null: to the sender. */
  replyAddress: string | null
  /** The sender of the installation's mail; null: it sends none. */
  mailFrom: string | null
}

/** What an API key can be made for: to bring vacancies, and to fetch applications. */
export const keyRights = ['vacancies', 'applications'] as const

export type KeyRight = (typeof keyRights)[number]

/** An API key as it is listed; the key itself is shown once, when it is made. */
export interface ListedKey {
  id: number
  name: string
  may: KeyRight[]
  createdAt: string
  /** To the minute; null: never, or before that was kept. */
  lastUsedAt: string | null
}

export const deliveryStates = ['waiting', 'failed', 'sent'] as const

/** 'waiting' is what is being sent, too. */
export type DeliveryState = (typeof deliveryStates)[number]

/** The delivery of one application. */
export interface ListedDelivery {
  /** The application's. */
  id: number
  vacancyName: string
  state: DeliveryState
  attempts: number
  lastError: string | null
  /** When the application came. */
  createdAt: string
  sentAt: string | null
  /** When it is tried next; null: not any more. */
  nextAttemptAt: string | null
}

/** GET /api/connections/{code}/deliveries: of the last 200. */
export interface DeliveryPage {
  results: ListedDelivery[]
  pagination: Pagination
}

/** One request, and what it was answered. */
export interface DeliveryRequest {
  at: string
  /** Where to, without its query; null, like the next two, where nothing was sent, or before this was kept. */
  address: string | null
  messageId: string | null
  bytes: number | null
  /** Null when nobody answered. */
  status: number | null
  /** Null: it was taken. */
  error: string | null
  durationMs: number
  /** The beginning of what was answered; null: nothing, no text, or it is not kept or not theirs to read. */
  answer: string | null
}

/** GET /api/connections/{code}/deliveries/{id}. */
export interface OpenDelivery extends ListedDelivery {
  /** The oldest first. */
  requests: DeliveryRequest[]
  /**
   * The message as it would be sent now, as JSON, without the bytes of its files and without secret answers; null for the
   * SuperUser, who reads no other client's applications.
   */
  message: string | null
}
