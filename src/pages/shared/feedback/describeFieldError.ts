import type { ApiError } from '../../../data/http/apiError'
import type { FieldError } from '../../../schemas/forms/builtForm'
import { accountSecurityTexts as texts } from '../../../texts/admin/accountSecurity.texts'

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
