import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { claimReplacedForm, restoreFocus, ServerFormsContext } from './state/serverForms'

/**
 * Passes the server-rendered form to `hydrate` once, before anything else reads the answers: the form's own element,
 * or the element that React replaced when hydration failed. In the latter case, it also restores the focus.
 */
export function useServerForm(
  root: RefObject<HTMLFormElement | null>,
  isPlain: boolean,
  hydrate: (element: HTMLFormElement) => void,
): void {
  const forms = use(ServerFormsContext)
  const [wasPlain] = useState(isPlain)
  // React detaches the replaced form before effects run; after that, the document no longer knows the focused
  // element.
  const [focused] = useState(() => (forms.size > 0 ? document.activeElement : null))
  const latest = useRef(hydrate)
  useEffect(() => {
    const form = root.current
    if (!form) return
    const replacedForm = claimReplacedForm(forms, form)
    if (replacedForm || wasPlain) latest.current(replacedForm ?? form)
    if (replacedForm?.contains(focused)) restoreFocus(form, focused)
  }, [root, forms, wasPlain, focused])
}
