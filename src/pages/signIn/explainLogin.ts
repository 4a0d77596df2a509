import type { ApiError } from '../../data/apiError'
import { loginPageTexts } from '../../texts/loginPage'

/** Why a login failed, as the person reads it [SS-04]. What is wrong with a code the server says. */
export function explainLogin(error: ApiError): string {
  if (error.status === 429) return loginPageTexts.tooMany(error.retryAfter ?? 60)
  const [ofCode] = error.errors
  if (ofCode) return ofCode.message
  return error.status >= 400 && error.status < 500 ? loginPageTexts.wrong : loginPageTexts.failed
}
