import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormValues } from '../../schemas/fieldValue'
import { buildLoginForm } from '../../schemas/forms/buildLoginForm'
import { loginPageTexts } from '../../texts/loginPage'
import { isFramed } from '../isFramed'
import { Notice } from '../parts/Notice'
import { PageHeading } from '../parts/PageHeading'
import { paths } from '../paths'
import { useSite } from '../SiteContext'
import { explainLogin } from '../signIn/explainLogin'
import './LoginFormBlock.css'

const form = buildLoginForm()

/** Sign-in, in a tab of its own: whoever frames the page could read along, or lead a press of its button astray. */
export function LoginFormBlock(): ReactNode {
  return isFramed() ? <LoginElsewhere /> : <LoginForm />
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
function LoginForm(): ReactNode {
  const { session, validators } = useSite()
  const [failure, setFailure] = useState<{ message: string; at: number } | null>(null)
  const attempts = useRef(0)
  const signIn = async ({ username, password }: FormValues) => {
    setFailure(null)
    const error = await session.signIn(String(username), String(password))
    attempts.current += 1
    if (error) setFailure({ message: explainLogin(error), at: attempts.current })
  }
  return (
    <section className="fy-login fy-card">
      <PageHeading note={loginPageTexts.intro}>{loginPageTexts.title}</PageHeading>
      {failure ? (
        <Notice key={failure.at} type="error">
          {failure.message}
        </Notice>
      ) : null}
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        onSubmit={signIn}
        submitLabel={loginPageTexts.title}
      />
      <Link to={paths.viewJobs.href()}>{loginPageTexts.toJobs}</Link>
    </section>
  )
}
