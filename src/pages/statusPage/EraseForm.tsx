import { type ReactNode, useId } from 'react'
import { statusPageTexts as texts } from '../../texts/public/statusPage.texts'
import { StatusActionForm } from './StatusActionForm'

interface EraseFormProps {
  action: string
  company: string
  /** The form was submitted without the confirmation checkbox. */
  isUnconfirmed: boolean
}

/** Erases the application. It requires a confirmation checkbox, because erasure cannot be undone. */
export function EraseForm({ action, company, isUnconfirmed }: EraseFormProps): ReactNode {
  const id = useId()
  return (
    <StatusActionForm
      action={action}
      statusAction="erase"
      title={texts.eraseTitle}
      note={texts.eraseNote(company)}
      label={texts.erase}
    >
      <div className="fy-own-application__confirm">
        <input
          id={id}
          type="checkbox"
          name="confirmed"
          aria-invalid={isUnconfirmed || undefined}
          aria-describedby={isUnconfirmed ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{texts.confirm}</label>
      </div>
      {isUnconfirmed ? (
        <p id={`${id}-error`} className="fy-own-application__error" role="alert">
          {texts.unconfirmed}
        </p>
      ) : null}
    </StatusActionForm>
  )
}
