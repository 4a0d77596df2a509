import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { LeaveContext } from '../pages/LeaveContext'
import { guardHistory, type Move, type SiteHistory } from './guardHistory'

interface SiteRouterProps {
  history: SiteHistory
  children: ReactNode
}

/** The visitor's place in the site, by a history whose moves a page may hold up. */
export function SiteRouter({ history, children }: SiteRouterProps): ReactNode {
  const { navigator, listen, guard } = useMemo(() => guardHistory(history), [history])
  const [place, setPlace] = useState<Move>({ action: 'POP', location: history.location })
  useLayoutEffect(() => listen((move) => startTransition(() => setPlace(move))), [listen])
  return (
    <LeaveContext value={guard}>
      <Router location={place.location} navigationType={actions[place.action]} navigator={navigator}>
        {children}
      </Router>
    </LeaveContext>
  )
}

const actions = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
}
