import { type ReactNode, useId } from 'react'
import type { alertActions } from '../../schemas/notifications/jobAlert.types'

interface AlertActionFormProps {
  /** URL that the form posts to. */
  action: string
  alertAction: (typeof alertActions)[number]
  /** Label of the button. */
  label: string
  title?: string
  note?: string
  isPrimary?: boolean
  /** Controls before the button. */
  children?: ReactNode
}

/** One action on a job alert, as a separate form that works without scripts. */
export function AlertActionForm({
  action,
  alertAction,
  label,
  title,
  note,
  isPrimary,
  children,
}: AlertActionFormProps): ReactNode {
  const id = useId()
  return (
    <form
      className="fy-job-alert__part"
      method="post"
      encType="multipart/form-data"
      action={action}
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {title ? <h2 id={id}>{title}</h2> : null}
      {note ? <p className="fy-job-alert__note">{note}</p> : null}
      {children}
      <button
        type="submit"
        className={isPrimary ? 'fy-button fy-button--primary' : 'fy-button'}
        name="act"
        value={alertAction}
      >
        {label}
      </button>
    </form>
  )
}
