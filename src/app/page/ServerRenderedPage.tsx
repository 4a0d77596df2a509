import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HydratedContext } from '../../data/react/useHydrated'
import { noServerForms, type ServerForms, ServerFormsContext } from '../../renderer/form/state/serverForms'

interface ServerRenderedPageProps {
  /** The no-script forms that were in the page before React hydrated it; none unless given. */
  forms?: ServerForms
  /** Runs once, after the page shows what only the browser knows. */
  onHydrated?: () => void
  children: ReactNode
}

/**
 * A page that a server writes and a browser takes up as it is. What only the browser knows comes in a step of its own,
 * which gives way to whatever the visitor does meanwhile.
 */
export function ServerRenderedPage({
  forms = noServerForms,
  onHydrated,
  children,
}: ServerRenderedPageProps): ReactNode {
  const [hydrated, setHydrated] = useState(false)
  useEffect(
    () => (hydrated ? onHydrated?.() : startTransition(() => setHydrated(true))),
    [hydrated, onHydrated],
  )
  return (
    <ServerFormsContext value={forms}>
      <HydratedContext value={hydrated}>{children}</HydratedContext>
    </ServerFormsContext>
  )
}
