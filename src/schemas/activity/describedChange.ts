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
