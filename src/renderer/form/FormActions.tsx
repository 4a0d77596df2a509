import { createContext, type ReactNode, use } from 'react'
import { formPartTexts } from '../../texts/public/form.texts'

export interface FormActionsValue {
  submitLabel: string
  submitHidden: boolean
  busy: boolean
  footer: ReactNode
}

/** What stands at the form's end; apart from the rest of the form, so that its changes render nothing else. */
export const FormActionsContext = createContext<FormActionsValue>({
  get submitLabel() {
    return formPartTexts.submit
  },
  submitHidden: false,
  busy: false,
  footer: null,
})

/** The form's one send button, and what its page puts beside it. */
export function FormActions() {
  const { submitLabel, submitHidden, busy, footer } = use(FormActionsContext)
  if (submitHidden && !footer) return null
  return (
    <div className="fy-form__actions">
      <div className="fy-form__footer">{footer}</div>
      {!submitHidden && (
        <button
          type="submit"
          className="fy-form__submit"
          aria-disabled={busy || undefined}
          onClick={(event) => {
            // What a double click reaches may be the button of the next part, which sends.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {busy && <span className="fy-form__spinner" aria-hidden="true" />}
          {submitLabel}
        </button>
      )}
    </div>
  )
}
