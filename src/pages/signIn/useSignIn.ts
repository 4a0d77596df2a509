import { useRef, useState } from 'react'
import type { ApiError } from '../../data/http/apiError'
import {
  buildLoginForm,
  buildReauthenticationForm,
} from '../../schemas/accountSecurity/accountSecurity.forms'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { loginPageTexts } from '../../texts/admin/signIn.texts'
import { useSite } from '../shared/site/SiteContext'

interface SignIn {
  /** Form of the current step: username and password, or the code of the second factor. */
  form: BuiltForm
  needsCode: boolean
  /**
   * Failure of the latest attempt; `attempt` is its number, so that a repeated message is announced again.
   */
  failure: { message: string; attempt: number } | null
  submit: (values: FormValues) => Promise<void>
  /** Returns to the first step. */
  startOver: () => void
}

interface Credentials {
  username: string
  password: string
}

const forms = { login: buildLoginForm(), code: buildReauthenticationForm('code') }

/**
 * Sign-in in one step or two [SS-04, SS-10]. Between the steps only this page knows that the password was correct.
 */
export function useSignIn(): SignIn {
  const { session } = useSite()
  const [failure, setFailure] = useState<SignIn['failure']>(null)
  const [verifiedCredentials, setVerifiedCredentials] = useState<Credentials | null>(null)
  const attempts = useRef(0)
  const submit = async ({ username, password, code }: FormValues) => {
    setFailure(null)
    const credentials = verifiedCredentials ?? { username: String(username), password: String(password) }
    const error = await session.signIn(
      verifiedCredentials ? { ...credentials, code: String(code) } : credentials,
    )
    attempts.current += 1
    if (!error) return
    if (!verifiedCredentials && requiresCode(error)) setVerifiedCredentials(credentials)
    else setFailure({ message: describeFailure(error), attempt: attempts.current })
  }
  const startOver = () => {
    setFailure(null)
    setVerifiedCredentials(null)
  }
  return {
    form: verifiedCredentials ? forms.code : forms.login,
    needsCode: verifiedCredentials !== null,
    failure,
    submit,
    startOver,
  }
}

function requiresCode({ errors }: ApiError): boolean {
  return errors.some(({ path }) => path === '/code')
}

/** Returns the message for a failed sign-in [SS-04]. The server provides the message for a wrong code. */
function describeFailure(error: ApiError): string {
  if (error.status === 429) return loginPageTexts.tooMany(error.retryAfter ?? 60)
  const [firstError] = error.errors
  if (firstError) return firstError.message
  return error.status >= 400 && error.status < 500 ? loginPageTexts.wrongCredentials : loginPageTexts.failed
}
