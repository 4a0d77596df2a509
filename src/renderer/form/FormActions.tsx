import { createContext, type ReactNode, use } from 'react'
import { formPartTexts } from '../../texts/public/form.texts'

export interface FormActionsValue {
  submitLabel: string
  submitHidden: boolean
  isBusy: boolean
  footer: ReactNode
  contentBelow: ReactNode
}

/**
 * Content of the form's action bar. It has its own context so that a change does not re-render the rest of the form.
 */
export const FormActionsContext = createContext<FormActionsValue>({
  get submitLabel() {
    return formPartTexts.submit
  },
  submitHidden: false,
  isBusy: false,
  footer: null,
  contentBelow: null,
})

/** Renders the action bar: the page's footer, the submit button and the content below it. */
export function FormActions() {
  const { submitHidden, footer, contentBelow } = use(FormActionsContext)
  if (submitHidden && !footer && !contentBelow) return null
  return (
    <div className="fy-form__actions fy-cluster fy-gap-4 fy-between">
      <div className="fy-form__footer fy-note">{footer}</div>
      {!submitHidden && <SubmitButton />}
      {contentBelow ? <div className="fy-form__below fy-note">{contentBelow}</div> : null}
    </div>
  )
}

/** Submits the form. A long page may show it more than once. */
export function SubmitButton() {
  const { submitLabel, isBusy } = use(FormActionsContext)
  return (
    <button
      type="submit"
      className="fy-form__submit fy-gap-2 fy-middle fy-rounded"
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // The second click of a double click may land on the button of the next step, which would submit the form.
        if (event.detail > 1) event.preventDefault()
      }}
    >
      {isBusy && <span className="fy-form__spinner" aria-hidden="true" />}
      {submitLabel}
    </button>
  )
}
