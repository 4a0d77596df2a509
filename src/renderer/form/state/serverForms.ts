import { createContext } from 'react'

/**
 * The no-script forms of a server-rendered page that no `FormRenderer` has read yet. If hydration fails, for example
 * because a browser extension inserted an element, React renders the page again and detaches these forms. The
 * detached elements still hold everything that was typed, chosen and attached.
 */
export type ServerForms = Set<HTMLFormElement>

export const noServerForms: ServerForms = new Set()

export const ServerFormsContext = createContext<ServerForms>(noServerForms)

export function findServerForms(root: HTMLElement): ServerForms {
  return new Set(root.querySelectorAll<HTMLFormElement>('form[data-plain]'))
}

/**
 * Returns the server-rendered form that React replaced with `form`; undefined if React reused it. Each form is
 * returned only once, so that a later visit to the same page does not restore its answers again.
 */
export function claimReplacedForm(forms: ServerForms, form: HTMLFormElement): HTMLFormElement | undefined {
  if (forms.delete(form)) return undefined
  const action = form.getAttribute('action')
  for (const item of forms) {
    if (item.isConnected || item.getAttribute('action') !== action) continue
    forms.delete(item)
    return item
  }
  return undefined
}

/**
 * Focuses the control of `form` that corresponds to a control of the replaced form, and copies its text and
 * selection.
 */
export function restoreFocus(form: HTMLFormElement, replacedElement: Element | null): void {
  const name = replacedElement?.getAttribute('name')
  if (!replacedElement || !name) return
  const control = [...form.elements].find(
    (item) =>
      item.getAttribute('name') === name &&
      (!isChoice(item) || item.getAttribute('value') === replacedElement.getAttribute('value')),
  )
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (!isText(control) || !isText(replacedElement) || replacedElement.selectionStart === null) return
  control.value = replacedElement.value
  control.setSelectionRange(replacedElement.selectionStart, replacedElement.selectionEnd)
}

function isChoice(control: Element): boolean {
  return control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}
