/** What a person did to a list before the code that opens it was there. */
export interface SelectWish {
  open: boolean
  /** What was typed so far. */
  text: string
}
