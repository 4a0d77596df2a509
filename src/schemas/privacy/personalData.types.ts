/** Proof that a person's data was erased; it does not reveal the person. */
export interface ErasureProof {
  id: number
  /** HMAC-SHA-256 of the e-mail address, hex. */
  hash: string
  /** ISO 8601 UTC. */
  at: string
  applications: number
  documents: number
}

interface PersonApplication {
  id: number
  vacancyName: string
  submittedDate: string
  documents: number
  /** True if there is a back-office that has not received the application. */
  isUnsent: boolean
}

/** The data that a client has stored about a person. */
export interface PersonalDataReport {
  applications: PersonApplication[]
  /** Number of job alert subscriptions of the address. */
  alerts: number
  /** Earlier erasures of the same address. */
  erasures: ErasureProof[]
}

/** The two limits for the retention period of a client's applications; null for no limit. The shorter applies. */
export interface Retention {
  /** The client's own limit in months. */
  months: number | null
  /** The operator's limit in days. */
  days: number | null
}

/** The applications that this retention period would delete. */
export interface RetentionPreview {
  applications: number
  /** When the oldest of them was received, ISO 8601 UTC; null if there are none. */
  oldest: string | null
}
