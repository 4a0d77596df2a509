import type { Problem } from '../../schemas/applications/application'
import type { FieldError } from '../../schemas/forms/builtForm'

/** An error response of the API. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly title: string
  readonly detail: string
  /** Validation errors by field, with the messages that the form shows; empty unless the input was invalid. */
  readonly errors: FieldError[]
  /** True when the person's account role does not permit the call [SS-12]. */
  readonly isRoleMismatch: boolean
  /** True when a single-use link was used before. */
  readonly isUsedLink: boolean
  /** Seconds to wait before a retry, if the server sent Retry-After. */
  readonly retryAfter: number | null

  constructor(problem: Partial<Problem> & { status: number }, retryAfter: number | null = null) {
    super(`${problem.status} ${problem.title ?? 'No answer'}`)
    this.status = problem.status
    this.title = problem.title ?? ''
    this.detail = problem.detail ?? ''
    this.errors = problem.errors ?? []
    this.isRoleMismatch = problem.type === 'urn:foyer:problem:other-role'
    this.isUsedLink = problem.type === 'urn:foyer:problem:link-used'
    this.retryAfter = retryAfter
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Whether a retry may succeed: there was no response, the server failed, or it asked to wait. */
export function isTemporary(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** Converts any thrown value to an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError({ status: 0, detail: error instanceof Error ? error.message : '' })
}

/**
 * Returns the server's reason for a refused request: the first field error, else the detail. Returns `fallback`
 * for other failures, and for a missing resource.
 */
export function getRefusalReason(error: unknown, fallback: string): string {
  const { status, errors, detail } = toApiError(error)
  const isRefused = status >= 400 && status < 500 && status !== 404
  return (isRefused && (errors[0]?.message ?? detail)) || fallback
}
