import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPasswordLinksApi } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildForgottenPasswordForm } from '../../schemas/accounts/people.forms'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { forgottenTexts as texts } from '../../texts/admin/signIn.texts'
import { Button } from '../../widgets/shared/Button'
import { Notice } from '../shared/feedback/Notice'
import { Skeleton } from '../shared/feedback/Skeleton'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { useSite, useSiteService } from '../shared/site/SiteContext'

/**
 * Form that requests a password reset link by email. If the server sends no mail, a text refers to the
 * account's owner instead [SS-13].
 */
export function ForgottenPassword({ onBack }: { onBack: () => void }): ReactNode {
  const { validators } = useSite()
  const links = useSiteService(createPasswordLinksApi)
  const [canSendMail, setCanSendMail] = useState<boolean | null>(null)
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const form = useMemo(buildForgottenPasswordForm, [])
  useEffect(() => {
    let isCurrent = true
    // If this request fails, show the form; its submission tells whether the server sends mail.
    const mailCheck = links.canSendMail().catch(() => true)
    void mailCheck.then((isAvailable) => isCurrent && setCanSendMail(isAvailable))
    return () => {
      isCurrent = false
    }
  }, [links])
  const requestLink = async ({ email }: FormValues): Promise<FieldError[]> => {
    try {
      setCanSendMail(await links.requestLink(String(email)))
      setRequestedEmail(String(email))
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), texts.failed)
    }
  }
  return (
    <>
      {canSendMail === null ? <Skeleton lines={3} /> : null}
      {canSendMail === false ? <p>{texts.mailUnavailable}</p> : null}
      {canSendMail ? (
        <>
          <p>{texts.intro}</p>
          {requestedEmail === null ? null : <Notice type="success">{texts.linkSent(requestedEmail)}</Notice>}
          <FormRenderer
            form={form}
            loadValidator={validators.load}
            onSubmit={requestLink}
            submitLabel={texts.send}
          />
          <p className="fy-note">{texts.otherUsernamesNote}</p>
        </>
      ) : null}
      <Button onClick={onBack}>{texts.back}</Button>
    </>
  )
}
