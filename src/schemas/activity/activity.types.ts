import type { DescribedChange } from './describedChange'

/** GET /api/audit: one thing that somebody did. */
export interface Activity {
  id: number
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for a back-office or the operator. */
  by: string | null
  /** 'settings changed' and its likes. */
  action: string
  /** From which network, as '203.0.113.0/24'; null when nobody knows. */
  address: string | null
  /** To what, as `kind:id`. */
  subject: string
  /** The company that it was about, as it was called then. */
  company: string | null
  changes: DescribedChange[]
  /** How often it was done within the hour; refused calls are counted, everything else is 1. */
  times: number
}
