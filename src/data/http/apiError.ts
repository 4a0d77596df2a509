import type { Problem } from '../../schemas/applications/application'
import type { FieldError } from '../../schemas/forms/builtForm'

/** What the server (or the way to it) answered instead of data. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly title: string
  readonly detail: string
  /** What is wrong with which answer, in the words that the form shows; empty unless the input was invalid. */
  readonly errors: FieldError[]
  /** Refused for what the person does in the account [SS-12]. */
  readonly isOfOtherRole: boolean
  /** A link that lets somebody in once was used before. */
  readonly isUsedLink: boolean
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter: number | null

  constructor(problem: Partial<Problem> & { status: number }, retryAfter: number | null = null) {
    super(`${problem.status} ${problem.title ?? 'No answer'}`)
    this.status = problem.status
    this.title = problem.title ?? ''
    this.detail = problem.detail ?? ''
    this.errors = problem.errors ?? []
    this.isOfOtherRole = problem.type === 'urn:foyer:problem:other-role'
    this.isUsedLink = problem.type === 'urn:foyer:problem:link-used'
    this.retryAfter = retryAfter
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Whether the same call may succeed later: no answer came, the server failed, or it asks to wait. No other refusal is retried. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** Whatever was thrown on the way to an answer, as the one error that the site knows. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError({ status: 0, detail: error instanceof Error ? error.message : '' })
}
