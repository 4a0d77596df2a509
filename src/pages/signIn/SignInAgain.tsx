import { type ReactNode, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormValues } from '../../schemas/fieldValue'
import { buildLoginForm } from '../../schemas/forms/buildLoginForm'
import { loginPageTexts } from '../../texts/loginPage'
import { signInTexts as texts } from '../../texts/signIn'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import { explainLogin } from './explainLogin'

const form = buildLoginForm()

/** Over a page whose session has ended: signing in goes on where it was, and nothing that stands there is lost [SS-05]. */
export function SignInAgain(): ReactNode {
  const { session, validators } = useSite()
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async ({ username, password }: FormValues) => {
    setFailure(null)
    const error = await session.signIn(String(username), String(password))
    if (error) setFailure(explainLogin(error))
  }
  return (
    <Modal title={texts.title} size="small" onClose={session.end}>
      <p>{texts.text}</p>
      {failure === null ? null : <p role="alert">{failure}</p>}
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={signIn}
        submitLabel={loginPageTexts.title}
        footer={
          <button type="button" className="fy-button" onClick={session.end}>
            {texts.leave}
          </button>
        }
      />
    </Modal>
  )
}
