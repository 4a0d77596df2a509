import { type ReactNode, useId } from 'react'
import type { alertActs } from '../../schemas/notifications/jobAlert.types'

interface AlertPartProps {
  /** Where it is posted. */
  action: string
  act: (typeof alertActs)[number]
  /** What the button says. */
  label: string
  title?: string
  note?: string
  isPrimary?: boolean
  /** Controls before the button. */
  children?: ReactNode
}

/** Something that is done with an alert: a form of its own, which posts itself. */
export function AlertPart({
  action,
  act,
  label,
  title,
  note,
  isPrimary,
  children,
}: AlertPartProps): ReactNode {
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
        value={act}
      >
        {label}
      </button>
    </form>
  )
}
