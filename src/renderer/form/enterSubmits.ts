import type { KeyboardEvent } from 'react'
import { type BuiltForm, getFieldUi } from '../../schemas/forms/builtForm'

const oneLine = 'input:not([type="file"]):not([type="button"]):not([type="submit"]):not([type="reset"])'

/**
 * Returns a keydown handler: Enter in a one-line field submits the whole form, whichever `<form>` element contains
 * the field, unless the field's definition forbids it [FK-20].
 */
export function enterSubmits(form: BuiltForm, submit: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !input.matches(oneLine) || !input.name) return
    event.preventDefault()
    if (getFieldUi(form, input.name)?.['ui:options'].allowEnterSubmit !== false) submit()
  }
}
