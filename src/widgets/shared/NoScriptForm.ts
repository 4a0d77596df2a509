import { createContext, use, useLayoutEffect, useState } from 'react'

/**
 * True while a form is plain markup that posts itself: as a server writes it, and until scripts have taken it up. Then
 * every kind stands as a control of the browser's own, named by its field.
 */
export const NoScriptForm = createContext(false)

/**
 * Whether a field's plain control stands: while the form is plain, and then for as long as somebody is in it.
 * @param id of the control, or of the group of controls
 */
export function useNoScriptControl(id: string): boolean {
  const plain = use(NoScriptForm)
  const [stands, setStands] = useState(plain)
  useLayoutEffect(() => {
    if (plain || !stands) return
    const control = document.getElementById(id)
    if (!control?.contains(document.activeElement)) return setStands(false)
    const left = ({ relatedTarget: next }: FocusEvent) => {
      // Later: what the control holds is taken up first.
      if (!(next instanceof Node && control.contains(next))) setTimeout(() => setStands(false))
    }
    control.addEventListener('focusout', left)
    return () => control.removeEventListener('focusout', left)
  }, [plain, stands, id])
  return stands
}
