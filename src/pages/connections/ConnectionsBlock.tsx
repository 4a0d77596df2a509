import './ConnectionsBlock.css'
import { Plug } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { type ConnectionsApi, createConnectionsApi } from '../../data/accounts/connections.api'
import { type LoadedResource, useResource } from '../../data/react/useResource'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { buildRetainDaysForm } from '../../schemas/connections/connections.forms'
import type { SitePlacement } from '../../schemas/connections/connections.types'
import { connectionsTexts, operatorsTexts } from '../../texts/admin/connections.texts'
import { paths } from '../routing/paths'
import { getSiteAddress } from '../routing/siteAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { PageHeader, PageTabs } from '../shared/pageHeader/PageHeader'
import { SaveBarArea } from '../shared/saving/SaveBar'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { BackOfficeCard } from './backOffice/BackOfficeCard'
import { ConnectionCard, SettingForm } from './card/ConnectionCard'
import { DeliveriesCard } from './deliveries/DeliveriesCard'
import { KeysCard } from './KeysCard'
import { MailCard } from './MailSettings'
import { PlacementCard } from './PlacementCard'

/** Connections of the user's own site or, for the SuperUser, of the client in `?client=CODE`. */
export function ConnectionsBlock(): ReactNode {
  const { session } = useSite()
  const isMaster = useStoreValue(session.store, getRole) === 'SuperUser'
  const sessionClientCode = useStoreValue(session.store, (state) =>
    'claims' in state ? (state.claims?.clientCode ?? null) : null,
  )
  const [search] = useSearchParams()
  const tab = readConnectionTab(useParams().part)
  const code = isMaster ? search.get('client') : sessionClientCode
  return (
    <div className="fy-connections fy-stack fy-gap-4">
      <PageHeader title={connectionsTexts.title} note={connectionsTexts.note} />
      {code === null ? (
        <section className="fy-card">
          <EmptyState
            icon={<Plug />}
            title={connectionsTexts.chooseAccountTitle}
            text={connectionsTexts.chooseAccountText}
          >
            <Link className="fy-button fy-button--primary" to={paths.userManagement.href()}>
              {connectionsTexts.userManagementLink}
            </Link>
          </EmptyState>
        </section>
      ) : (
        <>
          <PageTabs
            label={connectionsTexts.tabs}
            tabs={connectionTabs.map((connectionTab) => {
              const part = connectionTab === 'office' ? '' : connectionTab
              return {
                label: connectionsTexts.tab[connectionTab],
                href: isMaster ? paths.connections.ofClient(code, part) : paths.connections.href(part),
                isCurrent: connectionTab === tab,
              }
            })}
          />
          <ClientConnections
            key={code}
            code={code}
            tab={tab}
            isOwnClient={code === sessionClientCode}
            isMaster={isMaster}
          />
        </>
      )}
    </div>
  )
}

interface ConnectionsOfProps {
  code: string
  tab: ConnectionTab
  isOwnClient: boolean
  isMaster: boolean
}

function ClientConnections({ code, tab, isOwnClient, isMaster }: ConnectionsOfProps): ReactNode {
  const connections = useSiteService(createConnectionsApi)
  const api = useMemo(() => connections.forClient(code), [connections, code])
  const load = useCallback(() => api.getBackOffice(), [api])
  const backOfficeState = useResource(load)
  const loadSite = useCallback(() => api.getPlacement(), [api])
  const site = useResource(loadSite)
  const loadedOffice = backOfficeState.status === 'failed' ? null : backOfficeState.value
  switch (tab) {
    case 'office':
      return (
        <SaveBarArea>
          {/* The other tabs are below this tab's address, so the guard cannot take the address from the page. */}
          <LeaveGuard basePath={paths.connections.href('office')} />
          <BackOfficeCard api={api} resource={backOfficeState} />
          {isMaster ? <MailCard api={api} resource={site} /> : null}
          {isMaster ? <OperatorsCard api={api} resource={site} /> : null}
        </SaveBarArea>
      )
    case 'deliveries':
      return (
        <DeliveriesCard
          key={loadedOffice?.address}
          api={api}
          isOwnClient={isOwnClient}
          isPaused={
            loadedOffice !== null && (loadedOffice.address === null || loadedOffice.pausedAt !== null)
          }
        />
      )
    case 'keys':
      return <KeysCard api={api} />
    case 'embedding':
      return (
        <SaveBarArea>
          <LeaveGuard />
          <PlacementCard
            api={api}
            resource={site}
            origin={isOwnClient ? location.origin : getSiteAddress(code, location).slice(0, -1)}
          />
        </SaveBarArea>
      )
  }
}

/** The parts of the connections. Each has an address; only the first has that of the page. */
const connectionTabs = ['office', 'deliveries', 'keys', 'embedding'] as const

type ConnectionTab = (typeof connectionTabs)[number]

/** Returns the tab of an address; the first if it names none. */
function readConnectionTab(part: string | undefined): ConnectionTab {
  return connectionTabs.find((tab) => tab === part) ?? 'office'
}

const form = buildRetainDaysForm()

interface OperatorsCardProps {
  api: ConnectionsApi
  resource: LoadedResource<SitePlacement>
}

/** Settings of a client that only the SuperUser can change, here and in User Management. */
function OperatorsCard({ api, resource }: OperatorsCardProps): ReactNode {
  const save = async (days: string) => {
    await api.setRetainDays(days)
    return { id: `kept ${days}`, message: operatorsTexts.saved }
  }
  return (
    <ConnectionCard title={operatorsTexts.title} note={operatorsTexts.note} resource={resource}>
      {({ retainDays }) => (
        <>
          <SettingForm
            form={form}
            name="days"
            value={retainDays === null ? operatorsTexts.never : String(retainDays)}
            save={save}
            reload={resource.reload}
          />
          <p>
            <Link to={paths.userManagement.href()}>{operatorsTexts.managedElsewhere}</Link>
          </p>
        </>
      )}
    </ConnectionCard>
  )
}
