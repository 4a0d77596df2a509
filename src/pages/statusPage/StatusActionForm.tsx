import { type ReactNode, useId } from 'react'
import type { StatusPageAction } from '../../schemas/applications/statusPage.types'

interface OwnActFormProps {
  /** Where it is posted. */
  action: string
  act: StatusPageAction
  title: string
  note: string
  /** What the button says. */
  label: string
  /** Controls before the button. */
  children?: ReactNode
}

/** Something that is done with one's own application: a form of its own, which posts itself. */
export function StatusActionForm({ action, act, title, note, label, children }: OwnActFormProps): ReactNode {
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
      <button type="submit" className="fy-button" name="act" value={act}>
        {label}
      </button>
    </form>
  )
}
