import type { ReactNode } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { twoFactorTexts } from '../../texts/admin/accountSecurity.texts'
import { loginPageTexts, signInAgainTexts as texts } from '../../texts/admin/signIn.texts'
import { Button } from '../../widgets/shared/Button'
import { Modal } from '../shared/dialog/Modal'
import { useSite } from '../shared/site/SiteContext'
import { useSignIn } from './useSignIn'

/** Modal over a page whose session has expired. Signing in continues there without losing unsaved input [SS-05]. */
export function SignInAgainDialog(): ReactNode {
  const { session, validators } = useSite()
  const { form, needsCode, failure, submit } = useSignIn()
  return (
    <Modal title={texts.title} size="small" onClose={session.end}>
      <p role="status">{needsCode ? twoFactorTexts.enterCode : texts.text}</p>
      {failure ? (
        <p key={failure.attempt} role="alert">
          {failure.message}
        </p>
      ) : null}
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={submit}
        submitLabel={loginPageTexts.title}
        footer={<Button onClick={session.end}>{texts.leave}</Button>}
      />
    </Modal>
  )
}
