import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { twoFactorTexts } from '../../texts/admin/accountSecurity.texts'
import { forgottenTexts, loginPageTexts } from '../../texts/admin/signIn.texts'
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

/** Sign-in, in a tab of its own: whoever frames the page could read along, or lead a press of its button astray. */
export function LoginFormBlock(): ReactNode {
  return isFramed() ? <LoginElsewhere /> : <LoginHere />
}

/** One heading for both, which takes the focus on the way from one to the other. */
function LoginHere(): ReactNode {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <section className="fy-login fy-card">
      <PageHeading note={isForgotten ? undefined : loginPageTexts.intro}>
        {isForgotten ? forgottenTexts.title : loginPageTexts.title}
      </PageHeading>
      {isForgotten ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ForgottenPassword onBack={() => setForgotten(false)} />
        </Suspense>
      ) : (
        <LoginForm onForgotten={() => setForgotten(true)} />
      )}
    </section>
  )
}

function LoginElsewhere(): ReactNode {
  return (
    <section className="fy-login fy-card">
      <PageHeading note={loginPageTexts.framed}>{loginPageTexts.title}</PageHeading>
      <a
        className="fy-button fy-button--primary"
        href={paths.login.href()}
        target="_blank"
        rel="noopener noreferrer"
      >
        {loginPageTexts.open}
      </a>
      <Link to={paths.viewJobs.href()}>{loginPageTexts.toJobs}</Link>
    </section>
  )
}

/** A failure keeps the visitor here, with what was typed [SS-04]; success leads on by the page's access. */
function LoginForm({ onForgotten }: { onForgotten: () => void }): ReactNode {
  const { validators } = useSite()
  const { form, asksCode, failure, submit, startOver } = useSignIn()
  return (
    <>
      {asksCode ? <Notice type="info">{twoFactorTexts.asked}</Notice> : null}
      {failure ? (
        <Notice key={failure.at} type="error">
          {failure.message}
        </Notice>
      ) : null}
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        onSubmit={submit}
        submitLabel={loginPageTexts.title}
        footer={
          asksCode ? (
            <button type="button" className="fy-button" onClick={startOver}>
              {twoFactorTexts.startOver}
            </button>
          ) : null
        }
      />
      {asksCode ? null : (
        <>
          <p className="fy-login__help">{loginPageTexts.help}</p>
          <button type="button" className="fy-button" onClick={onForgotten}>
            {loginPageTexts.forgotten}
          </button>
        </>
      )}
      <Link to={paths.viewJobs.href()}>{loginPageTexts.toJobs}</Link>
    </>
  )
}
