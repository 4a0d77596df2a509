import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { LeaveContext, type WantedMove } from './LeaveContext'
import { registerUnsaved } from './unsavedWork'
import './LeaveGuard.css'

interface LeaveGuardProps {
  isChanged: () => boolean
  /** For pages that save automatically: called before asking. @returns whether everything is saved */
  save?: () => Promise<boolean>
}

/**
 * Asks before unsaved changes are lost: with the browser's dialog when the tab closes, with our own inside the site.
 */
export function LeaveGuard({ isChanged, save }: LeaveGuardProps): ReactNode {
  const latest = useRef({ isChanged, save })
  useEffect(() => {
    latest.current = { isChanged, save }
  })
  const guard = useContext(LeaveContext)
  const { pathname } = useLocation()
  const [held, setHeld] = useState<WantedMove | null>(null)
  useEffect(
    () =>
      guard((move) => {
        const { isChanged: isLeft, save: keep } = latest.current
        if (move.pathname === pathname || !isLeft()) return false
        if (keep) void keep().then((isKept) => (isKept ? move.proceed() : setHeld(move)))
        else setHeld(move)
        return true
      }),
    [guard, pathname],
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current.isChanged()) event.preventDefault()
    }
    const stopTelling = registerUnsaved(() => latest.current.isChanged())
    window.addEventListener('beforeunload', onLeave)
    return () => {
      stopTelling()
      window.removeEventListener('beforeunload', onLeave)
    }
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
