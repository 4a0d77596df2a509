import { isAxiosError } from 'axios'
import type { Problem } from '../schemas/application'
import { ApiError, asApiError } from './apiError'

/** Turns whatever axios threw into the one error that the rest of the site knows; problem+json is read (RFC 9457). */
export function toApiError(error: unknown): ApiError {
  if (!isAxiosError(error) || !error.response) return asApiError(error)
  const { status, statusText, headers } = error.response
  const wait = Number(headers['retry-after'])
  const data: unknown = error.response.data
  const problem: Partial<Problem> = typeof data === 'object' && data !== null ? data : {}
  return new ApiError({ title: statusText, ...problem, status }, wait > 0 ? wait : null)
}
