import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settingsPageTexts as texts } from '../../texts/settings'
import { LeaveContext, type WantedMove } from '../LeaveContext'
import './LeaveGuard.css'

/** Asks before changes are lost: by the browser's own question when the tab goes, by ours inside the site. */
export function LeaveGuard({ isChanged }: { isChanged: () => boolean }): ReactNode {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  const guard = useContext(LeaveContext)
  const { pathname } = useLocation()
  const [held, setHeld] = useState<WantedMove | null>(null)
  useEffect(
    () =>
      guard((move) => {
        const holds = move.pathname !== pathname && latest.current()
        if (holds) setHeld(move)
        return holds
      }),
    [guard, pathname],
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  if (held === null) return null
  return <LeaveDialog onStay={() => setHeld(null)} onLeave={held.proceed} />
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="fy-leave"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 className="fy-leave__title" id={`${id}-title`}>
        {texts.leaveTitle}
      </h2>
      <p id={`${id}-text`}>{texts.leaveText}</p>
      <div className="fy-leave__actions">
        <button type="button" className="fy-button" onClick={onLeave}>
          {texts.leave}
        </button>
        <button type="button" className="fy-button fy-button--primary" onClick={onStay}>
          {texts.stay}
        </button>
      </div>
    </dialog>
  )
}
