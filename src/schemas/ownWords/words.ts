/** What an own field says, in another language. */
export interface FieldWords {
  label?: string
  notes?: string
  section?: string
  itemLabel?: string
  message?: string
  /** Labels of its options by their values. */
  options?: Record<string, string>
}
