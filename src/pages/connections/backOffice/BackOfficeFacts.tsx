import type { ReactNode } from 'react'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import type { BackOfficeState } from '../../../schemas/connections/connections.types'
import { backOfficeTexts as texts } from '../../../texts/admin/connections.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { StatusChip } from '../../shared/feedback/StatusChip'
import { useActions } from '../card/useActions'

interface BackOfficeFactsProps {
  state: BackOfficeState
  calls: ConnectionsApi
  onDone: () => Promise<void>
}

/**
 * Delivery state of the back-office: whether it is active, the number of undelivered applications, and its secrets.
 */
export function BackOfficeFacts({ state, calls, onDone }: BackOfficeFactsProps): ReactNode {
  const { moment } = useClientClock()
  const { isBusy, run } = useActions()
  const forget = () =>
    run(async () => {
      await calls.forgetOldSecret()
      await onDone()
    })
  return (
    <>
      <p className="fy-connections__facts">
        {state.address === null ? <span>{texts.none}</span> : <SendingBadge pausedAt={state.pausedAt} />}
        {state.waiting > 0 ? <span className="fy-badge">{texts.waiting(state.waiting)}</span> : null}
        {state.failed > 0 ? (
          <span className="fy-badge fy-badge--danger">{texts.failed(state.failed)}</span>
        ) : null}
      </p>
      {state.pausedAt === null ? null : <p className="fy-connections__note">{texts.startHint}</p>}
      {state.isReadable ? null : <Notice type="warning">{texts.unreadable}</Notice>}
      {state.hasOldSecret ? (
        <Notice type="info">
          {state.oldSecretUntil === null ? texts.oldForever : texts.oldUntil(moment(state.oldSecretUntil))}
          <span>
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-disabled={isBusy}
              onClick={() => void forget()}
            >
              {texts.forgetOld}
            </button>
          </span>
        </Notice>
      ) : null}
      <p className="fy-connections__note">{texts.events}</p>
    </>
  )
}

function SendingBadge({ pausedAt }: Pick<BackOfficeState, 'pausedAt'>): ReactNode {
  const { moment } = useClientClock()
  if (pausedAt === null) return <StatusChip tone="green">{texts.on}</StatusChip>
  return <StatusChip tone="amber">{texts.paused(moment(pausedAt))}</StatusChip>
}
