import { type ReactNode, useId } from 'react'
import type { StatusPageAction } from '../../schemas/applications/statusPage.types'

interface ReauthenticationFormProps {
  /** URL that the form posts to. */
  action: string
  statusAction: StatusPageAction
  title: string
  note: string
  /** Label of the button. */
  label: string
  /** Controls before the button. */
  children?: ReactNode
}

/** One action on the applicant's application, as a separate form that works without scripts. */
export function StatusActionForm({
  action,
  statusAction,
  title,
  note,
  label,
  children,
}: ReauthenticationFormProps): ReactNode {
  const id = useId()
  return (
    <form
      className="fy-own-application__part"
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-labelledby={id}
      noValidate
    >
      <h2 id={id}>{title}</h2>
      <p className="fy-own-application__note">{note}</p>
      {children}
      <button type="submit" className="fy-button" name="act" value={statusAction}>
        {label}
      </button>
    </form>
  )
}
