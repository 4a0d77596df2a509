/** One thing that differs between two states of something, in words that a person reads. */
export interface WordedChange {
  label: string
  /** Empty when it was not there before. */
  from: string
  /** Empty when it is not there any more. */
  to: string
}

/** The change, or none when both are the same words. */
export function wordedChange(label: string, from: string, to: string): WordedChange[] {
  return from === to ? [] : [{ label, from, to }]
}
