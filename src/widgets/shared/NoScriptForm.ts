import { createContext, use, useLayoutEffect, useState } from 'react'

/**
 * True while a form is no-script markup that the browser submits itself: on the server and until hydration. Every
 * field kind then renders native controls, named by its field.
 */
export const NoScriptForm = createContext(false)

/**
 * Returns true while a field must render its no-script control: on a no-script form, and after hydration until the
 * control loses the focus.
 * @param id id of the control, or of the group of controls
 */
export function useNoScriptControl(id: string): boolean {
  const plain = use(NoScriptForm)
  const [isNative, setIsNative] = useState(plain)
  useLayoutEffect(() => {
    if (plain || !isNative) return
    const control = document.getElementById(id)
    if (!control?.contains(document.activeElement)) return setIsNative(false)
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      // Wait until the control's current value has been committed.
      if (!(next instanceof Node && control.contains(next))) setTimeout(() => setIsNative(false))
    }
    control.addEventListener('focusout', onFocusOut)
    return () => control.removeEventListener('focusout', onFocusOut)
  }, [plain, isNative, id])
  return isNative
}
