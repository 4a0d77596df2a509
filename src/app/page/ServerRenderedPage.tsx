import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HydratedContext } from '../../data/react/useStoreValue'
import { noServerForms, type ServerForms, ServerFormsContext } from '../../renderer/form/state/serverForms'

declare global {
  interface Window {
    /**
     * Called before hydration, it remembers the button that was pressed until then. Called after hydration, it presses
     * this button, unless React removed it or the visitor has clicked since. Defined by `public/start-page.js`;
     * undefined on a page that only the browser renders.
     */
    earlyPress?: (hydrated?: true) => void
  }
}

interface ServerRenderedPageProps {
  /** The no-script forms that were in the page before React hydrated it; none unless given. */
  forms?: ServerForms
  children: ReactNode
}

/**
 * Wraps a page for server rendering and hydration. Content that only the browser knows renders in a second step, a
 * transition that user input can interrupt.
 */
export function ServerRenderedPage({ forms = noServerForms, children }: ServerRenderedPageProps): ReactNode {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(
    () => (isHydrated ? window.earlyPress?.(isHydrated) : startTransition(() => setHydrated(true))),
    [isHydrated],
  )
  return (
    <ServerFormsContext value={forms}>
      <HydratedContext value={isHydrated}>{children}</HydratedContext>
    </ServerFormsContext>
  )
}
