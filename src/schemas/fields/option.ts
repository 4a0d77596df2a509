/** One choice of a field. */
export interface Option {
  label: string
  value: string
  /** Of the label, where that is not in the page's language. */
  lang?: string
}
