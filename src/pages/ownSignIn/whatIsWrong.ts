import type { ApiError } from '../../data/apiError'
import type { FieldError } from '../../schemas/forms/builtForm'
import { ownSignInTexts as texts } from '../../texts/ownSignIn'

/** What a form says of a call that failed, on the fields where the server named them. */
export function whatIsWrong(
  { errors, status, detail }: ApiError,
  failed: string = texts.failed,
): FieldError[] {
  if (errors.length > 0) return errors
  // What stands in the way is said by the server, as of the last owner.
  if (status === 409 && detail !== '') return [{ path: '', message: detail }]
  return [{ path: '', message: status === 429 ? texts.busy : failed }]
}
