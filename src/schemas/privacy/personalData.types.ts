/** That a person was erased, without saying who. */
export interface ErasureProof {
  id: number
  /** HMAC-SHA-256 of the e-mail address, hex. */
  hash: string
  /** ISO 8601 UTC. */
  at: string
  applications: number
  documents: number
}

interface PersonsApplication {
  id: number
  vacancyName: string
  submittedDate: string
  documents: number
  /** There is a back-office, and it has not taken the application. */
  isUnsent: boolean
}

/** What a client has of a person. */
export interface PersonFound {
  applications: PersonsApplication[]
  /** New jobs by mail that the address has asked for. */
  alerts: number
  /** Of earlier erasures of the same address. */
  erasures: ErasureProof[]
}

/** How long a client keeps applications; null: for ever. */
export interface Retention {
  months: number | null
  /** What the operator has set beside it; the shorter of both counts. */
  days: number | null
}

/** What would go, were applications kept so long. */
export interface RetentionPreview {
  applications: number
  /** When the oldest of them came, ISO 8601 UTC; null: there is none. */
  oldest: string | null
}
