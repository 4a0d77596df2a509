import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useMemo } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../schemas/forms/builtForm'
import { isVisible } from '../../schemas/forms/formVisibility'
import {
  decoyName,
  formTokenName,
  secretName,
  visibleFieldsName,
} from '../../schemas/submission/redisplayedForm'
import { getSecretMarks } from '../../schemas/submission/secretMarks'
import { noScriptFormTexts } from '../../texts/public/form.texts'
import { PartForms } from './PartForms'

interface FormRootProps {
  form: BuiltForm
  /** Action URL of the native submission; undefined if the form is submitted by script only. */
  postUrl: string | undefined
  /** Form token, rendered as a hidden input of the no-script form. */
  formToken: string | null | undefined
  isNoScript: boolean
  /** The answers that the form shows. */
  values: FormValues
  isBusy: boolean
  submit: () => void
  /** True if the form is so long that, once hydrated, each of its parts gets a separate `<form>`. */
  isLongForm: boolean
  ref: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/**
 * The root element: one `<form>` if `postUrl` is set; once a long form is hydrated, a `<form>` per part is added
 * (`PartForms`). Otherwise a `<div>`, and each part of the form is a `<form>`.
 */
export function FormRoot({
  form,
  postUrl,
  formToken,
  isNoScript,
  values,
  isBusy,
  submit,
  isLongForm,
  ref,
  children,
}: FormRootProps) {
  const onKeyDown = useMemo(() => createEnterHandler(form, submit), [form, submit])
  const common = { className: 'fy-form fy-column', 'aria-busy': isBusy || undefined, onKeyDown }
  if (postUrl === undefined) return <div {...common}>{children}</div>
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <form
        {...common}
        ref={ref}
        data-plain={isNoScript || undefined}
        method="post"
        action={postUrl}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
      >
        {/* The Enter key activates the form's first button: it must be this submit button, not one that adds a row. */}
        {isNoScript && <button type="submit" hidden />}
        {children}
        {isNoScript && formToken ? (
          <input type="hidden" name={formTokenName} defaultValue={formToken} />
        ) : null}
        {isNoScript && <HoneypotField />}
        {isNoScript && (
          <input
            type="hidden"
            name={visibleFieldsName}
            value={listVisibleConditionalFields(form, values).join(' ')}
          />
        )}
        {isNoScript &&
          getSecretMarks(form).map((mark) => (
            <input key={mark} type="hidden" name={secretName} value={mark} />
          ))}
      </form>
      {isLongForm && !isNoScript && <PartForms root={ref} />}
    </>
  )
}

/**
 * Honeypot field for bots, which fill in every field. It is not visible, not focusable and hidden from screen
 * readers.
 */
function HoneypotField() {
  return (
    <div className="fy-visually-hidden" aria-hidden="true">
      <label>
        {noScriptFormTexts.decoy} <input type="text" name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Returns the keys of the conditional fields that are visible for these answers. */
function listVisibleConditionalFields(form: BuiltForm, values: FormValues): string[] {
  return form.uiSchema['ui:order'].filter(
    (key) => getFieldUi(form, key)['ui:options'].visibleWhen && isVisible(form, key, values),
  )
}

const oneLineInputs = 'input:not([type="file"]):not([type="button"]):not([type="submit"]):not([type="reset"])'

/**
 * Returns a keydown handler: Enter in a one-line field submits the whole form, whichever `<form>` element contains
 * the field, unless the field's definition forbids it [FK-20].
 */
export function createEnterHandler(form: BuiltForm, submit: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !input.matches(oneLineInputs) || !input.name) return
    event.preventDefault()
    if (getFieldUi(form, input.name)?.['ui:options'].allowEnterSubmit !== false) submit()
  }
}
