import type { DescribedChange } from './describedChange'

/** An entry of GET /api/audit. */
export interface Activity {
  id: number
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for a back-office or the operator. */
  by: string | null
  /** The action, such as 'settings changed'. */
  action: string
  /** The network of the client address, as '203.0.113.0/24'; null if it is unknown. */
  address: string | null
  /** The affected object, as `kind:id`. */
  subject: string
  /** The name of the affected company at that time. */
  company: string | null
  changes: DescribedChange[]
  /** How often the action was repeated within the hour; greater than 1 only for refused requests. */
  times: number
}
