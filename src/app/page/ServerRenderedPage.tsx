import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HydratedContext } from '../../data/react/useHydrated'

/**
 * A page that a server writes and a browser takes up as it is. What only the browser knows comes in a step of its own,
 * which gives way to whatever the visitor does meanwhile.
 */
export function ServerRenderedPage({ children }: { children: ReactNode }): ReactNode {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}
