import { type RefObject, type SubmitEvent, useEffect } from 'react'
import { useFormScope } from './state/FormScope'
import { runAfterPaint } from './state/runAfterPaint'

const controls = 'input, select, textarea'

/** Returns the element id of the `<form>` that owns the controls of a part. */
export const getPartFormId = (getId: (path: string) => string, index: number): string =>
  getId(`part-${index}`)

/**
 * Makes a separate `<form>` the owner of each part's controls in the hydrated form `root`, because Chromium's cost per
 * keystroke grows with the controls of one form. The controls name their form in the `form` attribute and stay where
 * they are. A form inside `root` would not help: Chromium's autofill counts its controls with the outer form.
 * Before hydration, `root` owns all controls, so that a no-script submission includes every field.
 */
export function PartForms({ root }: { root: RefObject<HTMLFormElement | null> }) {
  const { parts, getElementId, submit } = useFormScope()
  useEffect(() => {
    const form = root.current
    if (!form) return
    // Fields, options and rows that appear later belong to the form of their part as well.
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) assignForms(node)
    })
    const cancel = runAfterPaint(() => {
      assignForms(form)
      observer.observe(form, { childList: true, subtree: true })
    })
    return () => {
      cancel()
      observer.disconnect()
      for (const control of form.querySelectorAll(controls)) control.removeAttribute('form')
    }
  }, [root])
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return parts.map((_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
    <form key={index} id={getPartFormId(getElementId, index)} hidden noValidate onSubmit={onSubmit} />
  ))
}

function assignForms(node: Node): void {
  if (!(node instanceof Element)) return
  const matches = node.matches(controls) ? [node] : node.querySelectorAll(controls)
  for (const control of matches) {
    const id = control.closest('[data-form]')?.getAttribute('data-form')
    if (id) control.setAttribute('form', id)
  }
}
