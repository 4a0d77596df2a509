import './FormPage.css'
import '../../../widgets/textInput/TextInput.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../widgets/shared/Button'

interface ActionFormProps<Name extends string> {
  /** URL that the form posts to. */
  action: string
  /** Value of `act` in the posted form. */
  name: Name
  /** Label of the button. */
  label: string
  title?: string
  note?: string
  isPrimary?: boolean
  /** Controls before the button. */
  children?: ReactNode
}

/** One action on a page, as a separate form that works without scripts. */
export function ActionForm<Name extends string>(props: ActionFormProps<Name>): ReactNode {
  const { action, name, label, title, note, isPrimary, children } = props
  const id = useId()
  return (
    <form
      className="fy-form-page__part fy-grid fy-gap-4 fy-start"
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-labelledby={title ? id : undefined}
      noValidate
    >
      {title ? <h2 id={id}>{title}</h2> : null}
      {note ? <p className="fy-form-page__note fy-note">{note}</p> : null}
      {children}
      <Button type="submit" look={isPrimary ? 'primary' : undefined} name="act" value={name}>
        {label}
      </Button>
    </form>
  )
}

interface ContactFieldProps {
  name: 'email' | 'phone'
  label: string
  value: string
  error: string | null | undefined
  required?: boolean
  maxLength?: number
}

/** An email address or a phone number, with its error. */
export function ContactField({ name, label, value, error, ...limits }: ContactFieldProps): ReactNode {
  const id = useId()
  const type = name === 'email' ? 'email' : 'tel'
  return (
    <div className="fy-form-page__field fy-stack fy-gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="fy-input"
        type={type}
        name={name}
        autoComplete={type}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...limits}
      />
      {error ? (
        <p id={`${id}-error`} className="fy-error-text" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** A term of a list of facts, with its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
