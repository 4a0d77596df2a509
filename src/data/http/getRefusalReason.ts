import { toApiError } from './apiError'

/**
 * Returns the server's reason for a refused request: the first field error, else the detail. Returns `fallback`
 * for other failures, and for a missing resource.
 */
export function getRefusalReason(error: unknown, fallback: string): string {
  const { status, errors, detail } = toApiError(error)
  const isRefused = status >= 400 && status < 500 && status !== 404
  return (isRefused && (errors[0]?.message ?? detail)) || fallback
}
