import type { ReactNode } from 'react'
import type { ConnectionCalls } from '../../data/connections'
import type { BackOfficeState } from '../../schemas/connections'
import { backOfficeTexts as texts } from '../../texts/connections'
import { Notice } from '../parts/Notice'
import { showMoment } from '../parts/showMoment'
import { useActs } from './useActs'

interface BackOfficeFactsProps {
  state: BackOfficeState
  calls: ConnectionCalls
  onDone: () => Promise<void>
}

/** Whether applications leave, how many have not, and what of the secrets is to be known. */
export function BackOfficeFacts({ state, calls, onDone }: BackOfficeFactsProps): ReactNode {
  const { busy, act } = useActs()
  const forget = () =>
    act(async () => {
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
      {state.isReadable ? null : <Notice type="warning">{texts.unreadable}</Notice>}
      {state.hasOldSecret ? (
        <Notice type="info">
          {state.oldSecretUntil === null
            ? texts.oldForever
            : texts.oldUntil(showMoment(state.oldSecretUntil))}
          <span>
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-disabled={busy}
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
  if (pausedAt === null) return <span className="fy-badge fy-badge--success">{texts.on}</span>
  return <span className="fy-badge fy-badge--warning">{texts.paused(showMoment(pausedAt))}</span>
}
