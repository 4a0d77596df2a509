import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { twoFactorTexts } from '../../texts/admin/accountSecurity.texts'
import { forgottenTexts, loginPageTexts } from '../../texts/admin/signIn.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { isFramed } from '../shared/browser/isFramed'
import { Notice } from '../shared/feedback/Notice'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import { useSignIn } from './useSignIn'
import './LoginFormBlock.css'

const ForgottenPassword = lazy(async () => ({
  default: (await import('./ForgottenPassword')).ForgottenPassword,
}))

/**
 * Sign-in form. In a frame it links to a new tab instead, because the embedding page could spy on the input or hijack
 * clicks.
 */
export function LoginFormBlock(): ReactNode {
  return isFramed() ? <LoginInNewTab /> : <LoginInPage />
}

/** Switches between sign-in and forgotten password under one heading, which takes the focus on each switch. */
function LoginInPage(): ReactNode {
  const [isResettingPassword, setResettingPassword] = useState(false)
  return (
    <section className="fy-login fy-card">
      <PageHeading note={isResettingPassword ? undefined : loginPageTexts.intro}>
        {isResettingPassword ? forgottenTexts.title : loginPageTexts.title}
      </PageHeading>
      {isResettingPassword ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ForgottenPassword onBack={() => setResettingPassword(false)} />
        </Suspense>
      ) : (
        <LoginForm onForgotPassword={() => setResettingPassword(true)} />
      )}
    </section>
  )
}

function LoginInNewTab(): ReactNode {
  return (
    <section className="fy-login fy-card">
      <PageHeading note={loginPageTexts.embeddedNote}>{loginPageTexts.title}</PageHeading>
      <a
        className="fy-button fy-button--primary"
        href={paths.login.href()}
        target="_blank"
        rel="noopener noreferrer"
      >
        {loginPageTexts.open}
      </a>
      <Link to={paths.viewJobs.href()}>{loginPageTexts.jobsLink}</Link>
    </section>
  )
}

/**
 * Sign-in form. After a failure, the visitor stays on the page and the typed values stay in the form [SS-04]; on
 * success, the page's access rules redirect.
 */
function LoginForm({ onForgotPassword }: { onForgotPassword: () => void }): ReactNode {
  const { validators } = useSite()
  const { form, needsCode, failure, submit, startOver } = useSignIn()
  return (
    <>
      {needsCode ? <Notice type="info">{twoFactorTexts.enterCode}</Notice> : null}
      {failure ? (
        <Notice key={failure.attempt} type="error">
          {failure.message}
        </Notice>
      ) : null}
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        onSubmit={submit}
        submitLabel={loginPageTexts.title}
        footer={needsCode ? <Button onClick={startOver}>{twoFactorTexts.startOver}</Button> : null}
      />
      {needsCode ? null : (
        <>
          <button
            type="button"
            className="fy-login__forgotten fy-link-button fy-bare"
            onClick={onForgotPassword}
          >
            {loginPageTexts.forgottenPassword}
          </button>
          <p className="fy-note">{loginPageTexts.help}</p>
        </>
      )}
      <Link to={paths.viewJobs.href()}>{loginPageTexts.jobsLink}</Link>
    </>
  )
}
