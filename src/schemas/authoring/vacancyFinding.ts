/** One thing about a vacancy that whoever writes it should know. None with an error is published. */
export interface VacancyFinding {
  severity: 'error' | 'warning'
  /** Which rule found it: stays the same while its words change. */
  code: string
  /** In the content: a JSON Pointer; '' is the vacancy as a whole. */
  path: string
  message: string
}
