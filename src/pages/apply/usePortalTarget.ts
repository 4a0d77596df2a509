import { type RefCallback, startTransition, useCallback, useState } from 'react'

/**
 * Returns an element to render a portal into, null at first, and its ref callback. The portal renders in a transition:
 * an urgent update would add its rendering and all effects of the form to the task that hydrates the form.
 */
export function usePortalTarget(): [HTMLElement | null, RefCallback<HTMLElement>] {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const ref = useCallback((element: HTMLElement | null) => startTransition(() => setTarget(element)), [])
  return [target, ref]
}
