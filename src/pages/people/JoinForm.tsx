import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { createHeldLinks } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildJoinForm } from '../../schemas/accounts/people.forms'
import type { OpenedLink } from '../../schemas/accounts/people.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { roleNames, joinTexts as texts } from '../../texts/admin/people.texts'
import { paths } from '../routing/paths'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

interface JoinFormProps {
  token: string
  link: OpenedLink
  /** The link was used already, or has expired. */
  onRefused: (why: 'used' | 'outdated') => void
}

/** Sets name and password, signs in, and continues to the person's landing page. */
export function JoinForm({ token, link, onRefused }: JoinFormProps): ReactNode {
  const { notifications, session, validators } = useSite()
  const links = useSiteService(createHeldLinks)
  const navigate = useNavigate()
  const { kind, company, username, role } = link
  const form = useMemo(() => buildJoinForm(kind), [kind])
  const isNew = kind === 'invitation'
  const join = async ({ name, newPassword }: FormValues): Promise<FieldError[]> => {
    const password = String(newPassword)
    try {
      await links.accept(token, { ...(isNew ? { name: String(name) } : {}), newPassword: password })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.status === 410) onRefused(error.isUsedLink ? 'used' : 'outdated')
      return toFieldErrors(error)
    }
    const failure = await session.signIn({ username, password })
    if (failure) notifications.notify({ id: 'joined', type: 'success', title: '', message: texts.done })
    // The login page redirects signed-in users.
    await navigate(paths.login.href(), { replace: true })
    return []
  }
  return (
    <section className="fy-login fy-card">
      <PageHeading
        note={isNew ? texts.invited(company, roleNames[role ?? 'reviewer']) : texts.newPassword(company)}
      >
        {texts.title}
      </PageHeading>
      <p>{texts.signInAs(username)}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        onSubmit={join}
        submitLabel={isNew ? texts.join : texts.setPassword}
      />
    </section>
  )
}
