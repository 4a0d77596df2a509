/** What a person did to a list before the code that opens it was there. */
export interface SelectWish {
  /** Where one stands in the list that opens: at the chosen option, or at one of its ends. */
  at: 'chosen' | 'first' | 'last'
  /** What was typed so far. */
  text: string
  /** The last letter's moment (ms): letters typed soon after belong to the same word. */
  when?: number
}

/** What a key wants of a closed list without a search, as of a native one; null when it wants nothing of it. */
export function wishOfKey(key: string): SelectWish | null {
  if (key === 'Home') return { at: 'first', text: '' }
  if (key === 'End') return { at: 'last', text: '' }
  if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || key === ' ')
    return { at: 'chosen', text: '' }
  return null
}
