import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPasswordLinks } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildForgottenForm } from '../../schemas/accounts/people.forms'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { forgottenTexts as texts } from '../../texts/admin/signIn.texts'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { Notice } from '../shared/feedback/Notice'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

/** Requests a password reset link by email; if the server sends no mail, explains whom to ask [SS-13]. */
export function ForgottenPassword({ onBack }: { onBack: () => void }): ReactNode {
  const { validators } = useSite()
  const links = useSiteService(createPasswordLinks)
  const [isMailed, setMailed] = useState<boolean | null>(null)
  const [requestedFor, setRequestedFor] = useState<string | null>(null)
  const form = useMemo(buildForgottenForm, [])
  useEffect(() => {
    let isCurrent = true
    // If this request fails, show the form; the submission's response reports the same.
    const isSent = links.canSendMail().catch(() => true)
    void isSent.then((isEnabled) => isCurrent && setMailed(isEnabled))
    return () => {
      isCurrent = false
    }
  }, [links])
  const requestLink = async ({ email }: FormValues): Promise<FieldError[]> => {
    try {
      setMailed(await links.requestLink(String(email)))
      setRequestedFor(String(email))
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), texts.failed)
    }
  }
  return (
    <>
      {isMailed === null ? <Skeleton lines={3} /> : null}
      {isMailed === false ? <p>{texts.mailUnavailable}</p> : null}
      {isMailed ? (
        <>
          <p>{texts.intro}</p>
          {requestedFor === null ? null : <Notice type="success">{texts.linkSent(requestedFor)}</Notice>}
          <FormRenderer
            form={form}
            loadValidator={validators.load}
            onSubmit={requestLink}
            submitLabel={texts.send}
          />
          <p className="fy-note">{texts.otherUsernamesNote}</p>
        </>
      ) : null}
      <button type="button" className="fy-button" onClick={onBack}>
        {texts.back}
      </button>
    </>
  )
}
