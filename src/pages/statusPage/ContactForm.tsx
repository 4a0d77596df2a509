import { Button } from '../../widgets/shared/Button'
import '../../widgets/textInput/TextInput.css'
import { type ReactNode, useId } from 'react'
import type { ApplicantContact, StatusPageAction } from '../../schemas/applications/statusPage.types'
import { statusPageTexts as texts } from '../../texts/public/statusPage.texts'

interface ContactFormProps {
  action: string
  contact: ApplicantContact
  errors: Partial<Record<keyof ApplicantContact, string>>
}

/** Form that corrects the applicant's contact details. */
export function ContactForm({ action, contact, errors }: ContactFormProps): ReactNode {
  const { email, phone } = contact
  return (
    <StatusActionForm
      action={action}
      statusAction="correct"
      title={texts.contactTitle}
      note={texts.contactNote}
      label={texts.correct}
    >
      <ContactField name="email" label={texts.email} value={email} error={errors.email} />
      {phone === null ? null : (
        <ContactField name="phone" label={texts.phone} value={phone} error={errors.phone} />
      )}
    </StatusActionForm>
  )
}

interface ContactFieldProps {
  name: keyof ApplicantContact
  label: string
  value: string
  error: string | undefined
}

const inputTypes = { email: 'email', phone: 'tel' } as const
const autoCompletes = { email: 'email', phone: 'tel' } as const

function ContactField({ name, label, value, error }: ContactFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="fy-own-application__field fy-stack fy-gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="fy-input"
        type={inputTypes[name]}
        name={name}
        autoComplete={autoCompletes[name]}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} className="fy-error-text" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

interface StatusActionFormProps {
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
}: StatusActionFormProps): ReactNode {
  const id = useId()
  return (
    <form
      className="fy-own-application__part fy-grid fy-gap-4 fy-start"
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-labelledby={id}
      noValidate
    >
      <h2 id={id}>{title}</h2>
      <p className="fy-own-application__note fy-note">{note}</p>
      {children}
      <Button type="submit" name="act" value={statusAction}>
        {label}
      </Button>
    </form>
  )
}
