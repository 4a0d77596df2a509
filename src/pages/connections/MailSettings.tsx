import './ConnectionsBlock.css'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type ConnectionsApi, createConnectionsApi } from '../../data/accounts/connections.api'
import { type LoadedResource, useResource } from '../../data/react/useResource'
import { buildReplyAddressForm } from '../../schemas/connections/connections.forms'
import type { SitePlacement } from '../../schemas/connections/connections.types'
import { applicantMailTexts as texts } from '../../texts/admin/connections.texts'
import { useClient, useSiteService } from '../shared/site/SiteContext'

import { ConnectionCard, SettingForm } from './card/ConnectionCard'

/** Sender and reply address of the mails of the user's own site. */
export function MailSettings(): ReactNode {
  const connections = useSiteService(createConnectionsApi)
  const { clientCode } = useClient().settings
  const api = useMemo(() => connections.forClient(clientCode), [connections, clientCode])
  const load = useCallback(() => api.getPlacement(), [api])
  return <MailCard api={api} resource={useResource(load)} />
}

const form = buildReplyAddressForm()

interface MailCardProps {
  api: ConnectionsApi
  resource: LoadedResource<SitePlacement>
}

/** Sender and reply address of the client's mail. */
export function MailCard({ api, resource }: MailCardProps): ReactNode {
  const save = async (address: string) => {
    await api.setReplyAddress(address)
    return { id: `reply ${address}`, message: texts.saved(address) }
  }
  return (
    <ConnectionCard title={texts.title} resource={resource}>
      {({ replyAddress, mailFrom }) => (
        <>
          <p className="fy-note">{mailFrom === null ? texts.none : texts.note(mailFrom)}</p>
          <SettingForm
            form={form}
            name="address"
            value={replyAddress ?? ''}
            save={save}
            reload={resource.reload}
          />
        </>
      )}
    </ConnectionCard>
  )
}
