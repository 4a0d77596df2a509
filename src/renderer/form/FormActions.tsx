import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { formPartTexts } from '../../texts/form'

export interface FormActionsValue {
  submitLabel: string
  submitHidden: boolean
  busy: boolean
  footer: ReactNode
}

/** What stands at the form's end; apart from the rest of the form, so that its changes render nothing else. */
export const FormActionsContext = createContext<FormActionsValue>({
  submitLabel: formPartTexts.submit,
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
          onMouseDown={keepFocus}
        >
          {busy && <span className="fy-form__spinner" aria-hidden="true" />}
          {submitLabel}
        </button>
      )}
    </div>
  )
}

/**
 * The field that was being filled in is not left by pressing the button: its error would appear, move the button from
 * under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
