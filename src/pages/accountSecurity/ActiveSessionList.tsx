import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import type { ActiveSession } from '../../schemas/accountSecurity/activeSessions.types'
import { activeSessionTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { useSiteService } from '../shared/site/useSiteService'
import { EndOtherSessionsButton } from './EndOtherSessionsButton'
import { EndSessionModal } from './EndSessionModal'
import './ActiveSessionList.css'

/** List of the user's active sessions, with a button to end each [SS-09]. */
export function ActiveSessionList(): ReactNode {
  const { moment } = useClientClock()
  const activeSessions = useSiteService(createActiveSessions)
  const { status, active } = useStoreValue(activeSessions.store, (state) => state)
  const [ending, setEnding] = useState<ActiveSession | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void activeSessions.load()
  }, [activeSessions])
  const close = () => {
    setEnding(null)
    // The button that opened the modal may be gone together with its session.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus()
    })
  }
  return (
    <div className="fy-own-sessions">
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      {status === 'failed' ? (
        <Notice type="error">
          {texts.failed}
          <button
            type="button"
            className="fy-button fy-button--small"
            onClick={() => void activeSessions.load()}
          >
            {texts.tryAgain}
          </button>
        </Notice>
      ) : null}
      <ul className="fy-own-sessions__list">
        {active.sessions.map((session) => (
          <li key={session.id} className="fy-own-sessions__item">
            <SessionFacts {...session} />
            {session.isThis ? null : (
              <button
                type="button"
                className="fy-button fy-button--small"
                aria-label={texts.endOf(session.device ?? texts.unknownDevice, moment(session.begun))}
                onClick={() => setEnding(session)}
              >
                {texts.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {active.sessions.length > 1 ? (
        <div>
          <EndOtherSessionsButton />
        </div>
      ) : null}
      {ending ? <EndSessionModal session={ending} onClose={close} /> : null}
    </div>
  )
}

function SessionFacts({ device, address, begun, lastUsed, isThis }: ActiveSession): ReactNode {
  const { moment } = useClientClock()
  return (
    <div>
      <p>
        <strong>{device ?? texts.unknownDevice}</strong>
        {isThis ? <span className="fy-own-sessions__this">{texts.thisOne}</span> : null}
      </p>
      <p className="fy-own-sessions__facts">
        <span>{texts.begun(moment(begun))}</span>
        {isThis ? null : <span>{texts.lastUsed(moment(lastUsed))}</span>}
        {address ? <span>{texts.from(address)}</span> : null}
      </p>
    </div>
  )
}
