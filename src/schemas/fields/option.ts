/** An option of a field. */
export interface Option {
  label: string
  value: string
  /** The language of the label where it differs from the page's. */
  lang?: string
}
