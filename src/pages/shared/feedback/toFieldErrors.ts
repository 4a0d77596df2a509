import type { ApiError } from '../../../data/http/apiError'
import type { FieldError } from '../../../schemas/forms/builtForm'
import { accountSecurityTexts as texts } from '../../../texts/admin/accountSecurity.texts'

/** Returns the form errors for a failed request: at the fields that the server named, otherwise one for the form. */
export function toFieldErrors(
  { errors, status, detail }: ApiError,
  failureMessage: string = texts.failed,
): FieldError[] {
  if (errors.length > 0) return errors
  // The server explains the conflict, for example that the account's last owner cannot change role.
  if (status === 409 && detail !== '') return [{ path: '', message: detail }]
  return [{ path: '', message: status === 429 ? texts.busy : failureMessage }]
}
