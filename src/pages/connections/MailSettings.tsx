import { type ReactNode, useCallback, useMemo } from 'react'
import { createConnectionsApi } from '../../data/accounts/connections.api'
import { useClient } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { useLoaded } from './card/useLoaded'
import { MailCard } from './MailCard'
import './ConnectionsBlock.css'

/** Sender and reply address of the mails of the user's own site. */
export function MailSettings(): ReactNode {
  const connections = useSiteService(createConnectionsApi)
  const { clientCode } = useClient().settings
  const calls = useMemo(() => connections.forClient(clientCode), [connections, clientCode])
  const load = useCallback(() => calls.placement(), [calls])
  return <MailCard calls={calls} {...useLoaded(load)} />
}
