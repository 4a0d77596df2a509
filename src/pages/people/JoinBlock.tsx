import { Button } from '../../widgets/shared/Button'
import '../signIn/LoginFormBlock.css'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { createAccountLinksApi } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildAccountLinkForm } from '../../schemas/accounts/people.forms'
import type { OpenedLink } from '../../schemas/accounts/people.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { roleNames, joinTexts as texts } from '../../texts/admin/people.texts'
import { paths } from '../routing/paths'
import { Skeleton } from '../shared/feedback/Skeleton'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite, useSiteService } from '../shared/site/SiteContext'

type LinkState = OpenedLink | 'opening' | keyof typeof refusals

const refusals = {
  unknown: [texts.unknownTitle, texts.unknownText],
  used: [texts.usedTitle, texts.usedText],
  outdated: [texts.expiredTitle, texts.expiredText],
  failed: [texts.failed, texts.failedText],
} as const

/** Page for an invitation or password reset link [SS-13]. The URL fragment holds its token. */
export function JoinBlock(): ReactNode {
  const links = useSiteService(createAccountLinksApi)
  const token = useLocation().hash.slice(1)
  const [linkState, setLinkState] = useState<LinkState>('opening')
  const open = useCallback(
    () => (token === '' ? Promise.resolve('unknown' as const) : links.open(token).catch(getLinkRefusal)),
    [links, token],
  )
  useEffect(() => {
    let isCurrent = true
    void open().then((result) => isCurrent && setLinkState(result))
    return () => {
      isCurrent = false
    }
  }, [open])
  if (linkState === 'opening') return <Skeleton card lines={6} hasHeading />
  if (typeof linkState === 'object')
    return <JoinForm token={token} link={linkState} onRefused={setLinkState} />
  const [title, text] = refusals[linkState]
  return (
    <section className="fy-login fy-card">
      <PageHeading note={text}>{title}</PageHeading>
      {linkState === 'failed' ? (
        <Button onClick={() => void open().then(setLinkState)}>{texts.tryAgain}</Button>
      ) : null}
      <Link to={paths.login.href()}>{texts.openLogin}</Link>
    </section>
  )
}

function getLinkRefusal(error: unknown): keyof typeof refusals {
  const { status, isUsedLink } = toApiError(error)
  if (status === 410) return isUsedLink ? 'used' : 'outdated'
  return status === 404 || status === 422 ? 'unknown' : 'failed'
}

interface JoinFormProps {
  token: string
  link: OpenedLink
  /** Called if the server refuses the link because it was already used or has expired. */
  onRefused: (reason: 'used' | 'outdated') => void
}

/**
 * Sets the password, and for an invitation the name, then signs in and continues to the person's landing page, or to
 * the login page if the sign-in fails.
 */
function JoinForm({ token, link, onRefused }: JoinFormProps): ReactNode {
  const { notifications, session, validators } = useSite()
  const links = useSiteService(createAccountLinksApi)
  const navigate = useNavigate()
  const { kind, company, username, role } = link
  const form = useMemo(() => buildAccountLinkForm(kind), [kind])
  const isInvitation = kind === 'invitation'
  const join = async ({ name, newPassword }: FormValues): Promise<FieldError[]> => {
    const password = String(newPassword)
    try {
      await links.accept(token, { ...(isInvitation ? { name: String(name) } : {}), newPassword: password })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.status === 410) onRefused(error.isUsedLink ? 'used' : 'outdated')
      return toFieldErrors(error)
    }
    const failure = await session.signIn({ username, password })
    // Only the sign-in failed: the link has been accepted.
    if (failure) notifications.notify({ id: 'joined', type: 'success', title: '', message: texts.done })
    // The login page redirects signed-in users.
    await navigate(paths.login.href(), { replace: true })
    return []
  }
  return (
    <section className="fy-login fy-card">
      <PageHeading
        note={
          isInvitation ? texts.invited(company, roleNames[role ?? 'reviewer']) : texts.newPassword(company)
        }
      >
        {texts.title}
      </PageHeading>
      <p>{texts.signInAs(username)}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        onSubmit={join}
        submitLabel={isInvitation ? texts.join : texts.setPassword}
      />
    </section>
  )
}
