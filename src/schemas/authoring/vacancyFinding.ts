/** A problem of a vacancy. A vacancy with an error cannot be published. */
export interface VacancyFinding {
  severity: 'error' | 'warning'
  /** The id of the rule. It stays the same when the message changes. */
  code: string
  /** JSON Pointer to the place in the content; '' for the vacancy as a whole. */
  path: string
  message: string
}
