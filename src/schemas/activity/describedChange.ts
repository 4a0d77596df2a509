import { changeTexts, conflictTexts } from '../../texts/admin/changes.texts'

/** One thing that differs between two states of something, in words that a person reads. */
export interface DescribedChange {
  label: string
  /** Empty when it was not there before. */
  from: string
  /** Empty when it is not there any more. */
  to: string
}

/** The change, or none when both are the same words. */
export function describeChange(label: string, from: string, to: string): DescribedChange[] {
  return from === to ? [] : [{ label, from, to }]
}

/** The change in one line. */
export function changeLine({ label, from, to }: DescribedChange): string {
  return `${label}: ${whatBecame({ from, to })}`
}

/** What was there, and what is there now. */
export function whatBecame({ from, to }: Omit<DescribedChange, 'label'>): string {
  return from === '' ? to : conflictTexts.became(from, to || changeTexts.empty)
}
