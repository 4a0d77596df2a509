import { type ReactNode, useState } from 'react'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import type { LoadedResource } from '../../../data/react/useResource'
import { buildBackOfficeForm } from '../../../schemas/connections/connections.forms'
import type { BackOfficeState } from '../../../schemas/connections/connections.types'
import { backOfficeTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { StatusChip } from '../../shared/feedback/StatusChip'
import { ConnectionCard, SecretModal, SettingForm, useActionRunner } from '../card/ConnectionCard'
import { BackOfficeActions } from './BackOfficeActions'

const form = buildBackOfficeForm()

interface BackOfficeCardProps {
  api: ConnectionsApi
  resource: LoadedResource<BackOfficeState>
  /** True if the tab has no other card; the tab's label is then the title of this card. */
  isOnlyCard: boolean
}

/** Back-office connection: its address, its signing secret and its state. */
export function BackOfficeCard({ api, resource, isOnlyCard }: BackOfficeCardProps): ReactNode {
  const [secret, setSecret] = useState<string | null>(null)
  const save = async (address: string) => {
    const { madeSecret } = await api.setAddress(address)
    setSecret(madeSecret)
    return madeSecret === null ? { id: 'back-office address', message: texts.saved } : undefined
  }
  return (
    <ConnectionCard title={texts.title} note={texts.note} isTitleHidden={isOnlyCard} resource={resource}>
      {(state) => (
        <>
          <BackOfficeFacts state={state} api={api} onDone={resource.reload} />
          <SettingForm
            form={form}
            name="address"
            value={state.address ?? ''}
            save={save}
            reload={resource.reload}
          />
          {state.address === null ? null : (
            <BackOfficeActions state={state} api={api} onSecret={setSecret} onDone={resource.reload} />
          )}
          {secret === null ? null : (
            <SecretModal
              title={texts.secretTitle}
              text={texts.secretText}
              name={texts.secretName}
              secret={secret}
              onClose={() => setSecret(null)}
            />
          )}
        </>
      )}
    </ConnectionCard>
  )
}

interface BackOfficeFactsProps {
  state: BackOfficeState
  api: ConnectionsApi
  onDone: () => Promise<void>
}

/**
 * Delivery to the back-office: whether it is active, the numbers of waiting and failed applications, and a
 * former secret that still signs, with a button that revokes it.
 */
function BackOfficeFacts({ state, api, onDone }: BackOfficeFactsProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { isBusy, run } = useActionRunner()
  const revokeOldSecret = () =>
    run(async () => {
      await api.revokeOldSecret()
      await onDone()
    })
  return (
    <>
      <p className="fy-connections__facts">
        {state.address === null ? <span>{texts.none}</span> : <SendingBadge pausedAt={state.pausedAt} />}
        {state.waiting > 0 ? <span className="fy-badge">{texts.waitingCount(state.waiting)}</span> : null}
        {state.failed > 0 ? (
          <span className="fy-badge fy-badge--danger">{texts.failed(state.failed)}</span>
        ) : null}
      </p>
      {state.pausedAt === null ? null : <p className="fy-note">{texts.startHint}</p>}
      {state.isReadable ? null : <Notice type="warning">{texts.unreadable}</Notice>}
      {state.hasOldSecret ? (
        <Notice type="info">
          {state.oldSecretUntil === null
            ? texts.oldSecretWithoutEnd
            : texts.oldSecretUntil(formatDateTime(state.oldSecretUntil))}
          <span>
            <Button size="small" aria-disabled={isBusy} onClick={() => void revokeOldSecret()}>
              {texts.revokeOldSecret}
            </Button>
          </span>
        </Notice>
      ) : null}
      <p className="fy-note">{texts.events}</p>
    </>
  )
}

function SendingBadge({ pausedAt }: Pick<BackOfficeState, 'pausedAt'>): ReactNode {
  const { formatDateTime } = useClientClock()
  if (pausedAt === null) return <StatusChip tone="green">{texts.sending}</StatusChip>
  return <StatusChip tone="amber">{texts.paused(formatDateTime(pausedAt))}</StatusChip>
}
