import './ConnectionsBlock.css'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type ConnectionsApi, createConnectionsApi } from '../../data/accounts/connections.api'
import { toApiError } from '../../data/http/apiError'
import { type LoadedResource, useResource } from '../../data/react/useResource'
import { buildReplyAddressForm } from '../../schemas/connections/connections.forms'
import type { SitePlacement } from '../../schemas/connections/connections.types'
import { connectionsTexts, applicantMailTexts as texts } from '../../texts/admin/connections.texts'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { SavedForm } from '../shared/saving/SavedForm'
import { useClient, useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { ConnectionCard } from './card/ConnectionCard'

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
  const { notifications, validators } = useSite()
  const save = async (address: string) => {
    try {
      await api.setReplyAddress(address)
      notifications.notify({
        id: `reply ${address}`,
        type: 'success',
        title: '',
        message: texts.saved(address),
      })
      await resource.reload()
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), connectionsTexts.actionFailed)
    }
  }
  return (
    <ConnectionCard title={texts.title} resource={resource}>
      {({ replyAddress, mailFrom }) => (
        <>
          <p className="fy-note">{mailFrom === null ? texts.none : texts.note(mailFrom)}</p>
          <SavedForm
            key={replyAddress}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            storedValues={{ address: replyAddress ?? '' }}
            onSubmit={({ address }) => save(String(address ?? ''))}
          />
        </>
      )}
    </ConnectionCard>
  )
}
