import { createContext, startTransition, use, useLayoutEffect, useState } from 'react'

/** A widget that may hold uncommitted text. */
export interface TextHolder {
  /** Commits the input's text if it differs from the committed value. */
  flush: () => void
  /** Discards the input's text and shows the committed value again. */
  discard: () => void
}

/** Services that the form offers to its widgets. */
export interface WidgetHostValue {
  /** Registers a widget that may hold uncommitted text. Returns the function that unregisters it. */
  register: (holder: TextHolder) => () => void
  /** Announces text to screen readers (polite). */
  announce: (text: string) => void
}

export const WidgetHost = createContext<WidgetHostValue>({
  register: () => () => undefined,
  announce: () => undefined,
})

/**
 * Pause in milliseconds after the last input, after which typed text is committed. Default: that of `TypingControl`.
 */
export const TypingPause = createContext<number | undefined>(undefined)

/**
 * True while a form is no-script markup that the browser submits itself: on the server and until hydration. Every
 * field kind then renders native controls, named by its field.
 */
export const NoScriptForm = createContext(false)

/**
 * Returns true while a field must render its no-script control: on a no-script form, and after hydration for as long
 * as the control has the focus. The controls of a long form are replaced in a transition, so that the page stays
 * responsive; a control that receives the focus meanwhile stays.
 * @param id id of the control, or of the group of controls
 */
export function useNoScriptControl(id: string): boolean {
  const isNoScript = use(NoScriptForm)
  const [isNative, setIsNative] = useState(isNoScript)
  useLayoutEffect(() => {
    if (isNoScript || !isNative) return
    const control = document.getElementById(id)
    const replace = () => startTransition(() => setIsNative(false))
    if (!control?.contains(document.activeElement)) replace()
    if (!control) return
    // This urgent update overrides the pending transition.
    const keepNative = () => setIsNative(true)
    const handleBlur = ({ relatedTarget: next }: FocusEvent) => {
      // Wait until the control's current value has been committed.
      if (!(next instanceof Node && control.contains(next))) setTimeout(replace)
    }
    control.addEventListener('focusin', keepNative)
    control.addEventListener('focusout', handleBlur)
    return () => {
      control.removeEventListener('focusin', keepNative)
      control.removeEventListener('focusout', handleBlur)
    }
  }, [isNoScript, isNative, id])
  return isNative
}
