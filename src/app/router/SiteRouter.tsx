import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { LeaveContext } from '../../pages/shared/leaveGuard/unsavedWork'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { Move, SiteHistory } from './siteHistory'

interface SiteRouterProps {
  history: SiteHistory
  children: ReactNode
}

/** Provides the current location. Pages can block navigation. */
export function SiteRouter({ history, children }: SiteRouterProps): ReactNode {
  const [lastMove, setLastMove] = useState<Move>(() => ({
    action: NavigationType.Pop,
    location: history.getCurrentLocation(),
  }))
  useLayoutEffect(() => history.listen((move) => startTransition(() => setLastMove(move))), [history])
  return (
    <LeaveContext value={history.guard}>
      <Router
        basename={toCurrentLanguagePath('/')}
        location={lastMove.location}
        navigationType={lastMove.action}
        navigator={history.navigator}
      >
        {children}
      </Router>
    </LeaveContext>
  )
}
