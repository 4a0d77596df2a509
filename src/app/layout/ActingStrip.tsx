import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../pages/routing/paths'
import { adminRailTexts as texts } from '../../texts/admin/adminRail.texts'
import { useActingClient } from './useActingClient'
import './ActingStrip.css'

/** Names the client that the SuperUser works in, with a link back to all clients. */
export function ActingClientBanner(): ReactNode {
  const acting = useActingClient()
  if (acting === null) return null
  return (
    <aside className="fy-acting" aria-label={texts.actingFor(acting.company)}>
      <span>{texts.actingFor(acting.company)}</span>
      <Link to={paths.userManagement.href()}>{texts.leave}</Link>
    </aside>
  )
}
