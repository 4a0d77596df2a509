import { Plug } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { createConnectionsApi } from '../../data/accounts/connections.api'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { connectionsTexts as texts } from '../../texts/admin/connections.texts'
import { paths } from '../routing/paths'
import { siteAddress } from '../routing/siteAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { PageTabs } from '../shared/pageHeader/PageTabs'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { BackOfficeCard } from './backOffice/BackOfficeCard'
import { useLoaded } from './card/useLoaded'
import { type ConnectionTab, connectionTabs, readConnectionTab } from './connectionTabs'
import { DeliveriesCard } from './deliveries/DeliveriesCard'
import { KeysCard } from './KeysCard'
import { MailCard } from './MailCard'
import { OperatorsCard } from './OperatorsCard'
import { PlacementCard } from './PlacementCard'
import './ConnectionsBlock.css'

/** Connections of the user's own site or, for the SuperUser, of the client in `?client=CODE`. */
export function ConnectionsBlock(): ReactNode {
  const { session } = useSite()
  const isMaster = useStoreValue(session.store, getRole) === 'SuperUser'
  const ownCode = useStoreValue(session.store, (state) =>
    'claims' in state ? (state.claims?.clientCode ?? null) : null,
  )
  const [search] = useSearchParams()
  const tab = readConnectionTab(useParams().part)
  const code = isMaster ? search.get('client') : ownCode
  return (
    <div className="fy-connections">
      <PageHeader title={isMaster && code !== null ? texts.titleOf(code) : texts.title} note={texts.note} />
      {code === null ? (
        <section className="fy-card">
          <EmptyState icon={<Plug />} title={texts.whichTitle} text={texts.whichText}>
            <Link className="fy-button fy-button--primary" to={paths.userManagement.href()}>
              {texts.toUsers}
            </Link>
          </EmptyState>
        </section>
      ) : (
        <>
          <PageTabs
            label={texts.tabs}
            tabs={connectionTabs.map((connectionTab) => {
              const part = connectionTab === 'office' ? '' : connectionTab
              return {
                label: texts.tab[connectionTab],
                href: isMaster ? paths.connections.ofClient(code, part) : paths.connections.href(part),
                isCurrent: connectionTab === tab,
              }
            })}
          />
          <ConnectionsOf key={code} code={code} tab={tab} isOwn={code === ownCode} isMaster={isMaster} />
        </>
      )}
    </div>
  )
}

interface ConnectionsOfProps {
  code: string
  tab: ConnectionTab
  isOwn: boolean
  isMaster: boolean
}

function ConnectionsOf({ code, tab, isOwn, isMaster }: ConnectionsOfProps): ReactNode {
  const connections = useSiteService(createConnectionsApi)
  const calls = useMemo(() => connections.forClient(code), [connections, code])
  const load = useCallback(() => calls.backOffice(), [calls])
  const office = useLoaded(load)
  const loadSite = useCallback(() => calls.placement(), [calls])
  const site = useLoaded(loadSite)
  const loadedOffice = office.value === 'failed' ? null : office.value
  switch (tab) {
    case 'office':
      return (
        <>
          <BackOfficeCard calls={calls} {...office} />
          {isMaster ? <MailCard calls={calls} {...site} /> : null}
          {isMaster ? <OperatorsCard calls={calls} {...site} /> : null}
        </>
      )
    case 'deliveries':
      return (
        <DeliveriesCard
          key={loadedOffice?.address}
          calls={calls}
          isOwn={isOwn}
          isHeld={loadedOffice !== null && (loadedOffice.address === null || loadedOffice.pausedAt !== null)}
        />
      )
    case 'keys':
      return <KeysCard calls={calls} />
    case 'embedding':
      return (
        <PlacementCard
          calls={calls}
          {...site}
          origin={isOwn ? location.origin : siteAddress(code, location).slice(0, -1)}
        />
      )
  }
}
