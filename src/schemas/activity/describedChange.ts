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

/** Describes the old and the new value. */
export function describeValueChange({ from, to }: Omit<DescribedChange, 'label'>): string {
  return from === '' ? to : conflictTexts.changeFromTo(from, to || changeTexts.empty)
}
