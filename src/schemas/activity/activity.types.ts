import { changeTexts, conflictTexts } from '../../texts/admin/changes.texts'

/** A readable description of one difference between two versions. */
export interface DescribedChange {
  label: string
  /** Empty if there was no value before. */
  from: string
  /** Empty if the value was removed. */
  to: string
}

/** Returns the change, or none if both texts are the same. */
export function describeChange(label: string, from: string, to: string): DescribedChange[] {
  return from === to ? [] : [{ label, from, to }]
}

/** Describes the change in one line. */
export function formatChangeLine({ label, from, to }: DescribedChange): string {
  return `${label}: ${describeValueChange({ from, to })}`
}

/** Describes the old and the new value; only the new value if there was none before. */
export function describeValueChange({ from, to }: Omit<DescribedChange, 'label'>): string {
  return from === '' ? to : conflictTexts.changeFromTo(from, to || changeTexts.empty)
}

/** An entry of GET /api/audit. */
export interface Activity {
  id: number
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for a back-office, the operator, an applicant or an automatic change. */
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
