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
import { connectionsTexts, superUserSettingsTexts } from '../../texts/admin/connections.texts'
import { paths } from '../routing/paths'
import { getSiteAddress } from '../routing/siteAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { PageHeader, PageTabs } from '../shared/pageHeader/PageHeader'
import { SaveBarArea } from '../shared/saving/SaveBar'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { BackOfficeCard } from './backOffice/BackOfficeCard'
import { ConnectionCard, SettingForm } from './card/ConnectionCard'
import { DeliveriesCard } from './deliveries/DeliveriesCard'
import { KeysCard } from './KeysCard'
import { MailCard } from './MailSettings'
import { PlacementCard } from './PlacementCard'

/** Connections of the user's own site or, for the SuperUser, of the client in `?client=CODE`. */
export function ConnectionsBlock(): ReactNode {
  const { session } = useSite()
  const isSuperUser = useStoreValue(session.store, getRole) === 'SuperUser'
  const sessionClientCode = useStoreValue(session.store, (state) =>
    'claims' in state ? (state.claims?.clientCode ?? null) : null,
  )
  const [search] = useSearchParams()
  const tab = readConnectionTab(useParams().part)
  const code = isSuperUser ? search.get('client') : sessionClientCode
  return (
    <div className="fy-connections fy-stack fy-gap-4">
      <PageHeader title={connectionsTexts.title} />
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
                href: isSuperUser ? paths.connections.forClient(code, part) : paths.connections.href(part),
                isCurrent: connectionTab === tab,
              }
            })}
          />
          <ClientConnections
            key={code}
            code={code}
            tab={tab}
            isOwnClient={code === sessionClientCode}
            isSuperUser={isSuperUser}
          />
        </>
      )}
    </div>
  )
}

interface ClientConnectionsProps {
  code: string
  tab: ConnectionTab
  isOwnClient: boolean
  isSuperUser: boolean
}

function ClientConnections({ code, tab, isOwnClient, isSuperUser }: ClientConnectionsProps): ReactNode {
  const connections = useSiteService(createConnectionsApi)
  const api = useMemo(() => connections.forClient(code), [connections, code])
  const loadBackOffice = useCallback(() => api.getBackOffice(), [api])
  const backOffice = useResource(loadBackOffice)
  const loadPlacement = useCallback(() => api.getPlacement(), [api])
  const placement = useResource(loadPlacement)
  const loadedBackOffice = backOffice.status === 'failed' ? null : backOffice.value
  switch (tab) {
    case 'office':
      return (
        <SaveBarArea>
          {/* The addresses of the other tabs are below the page's, so the guard gets this tab's second address. */}
          <LeaveGuard basePath={paths.connections.href('office')} />
          <BackOfficeCard api={api} resource={backOffice} isOnlyCard={!isSuperUser} />
          {isSuperUser ? <MailCard api={api} resource={placement} /> : null}
          {isSuperUser ? <SuperUserSettingsCard api={api} resource={placement} /> : null}
        </SaveBarArea>
      )
    case 'deliveries':
      return (
        <DeliveriesCard
          key={loadedBackOffice?.address}
          api={api}
          isOwnClient={isOwnClient}
          isPaused={
            loadedBackOffice !== null &&
            (loadedBackOffice.address === null || loadedBackOffice.pausedAt !== null)
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
            resource={placement}
            origin={isOwnClient ? location.origin : getSiteAddress(code, location).slice(0, -1)}
          />
        </SaveBarArea>
      )
  }
}

/** The tabs of the page. Each has a separate address; the first tab also has the address of the page. */
const connectionTabs = ['office', 'deliveries', 'keys', 'embedding'] as const

type ConnectionTab = (typeof connectionTabs)[number]

/** Returns the tab that the address names; the first tab by default. */
function readConnectionTab(part: string | undefined): ConnectionTab {
  return connectionTabs.find((tab) => tab === part) ?? 'office'
}

const form = buildRetainDaysForm()

interface SuperUserSettingsCardProps {
  api: ConnectionsApi
  resource: LoadedResource<SitePlacement>
}

/** Settings of a client that only the SuperUser can change, here and in User Management. */
function SuperUserSettingsCard({ api, resource }: SuperUserSettingsCardProps): ReactNode {
  const save = async (days: string) => {
    await api.setRetainDays(days)
    return { id: `kept ${days}`, message: superUserSettingsTexts.saved }
  }
  return (
    <ConnectionCard
      title={superUserSettingsTexts.title}
      note={superUserSettingsTexts.note}
      resource={resource}
    >
      {({ retainDays }) => (
        <>
          <SettingForm
            form={form}
            name="days"
            value={retainDays === null ? superUserSettingsTexts.never : String(retainDays)}
            save={save}
            reload={resource.reload}
          />
          <p>
            <Link to={paths.userManagement.href()}>{superUserSettingsTexts.managedElsewhere}</Link>
          </p>
        </>
      )}
    </ConnectionCard>
  )
}
