import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { settingsPageTexts as texts } from '../../texts/settings'
import './LeaveGuard.css'

/** Asks before changes are lost: by the browser's own question when the tab goes, by ours inside the site. */
export function LeaveGuard({ isChanged }: { isChanged: () => boolean }): ReactNode {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && latest.current(),
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
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
