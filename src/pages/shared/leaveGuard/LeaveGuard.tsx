import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../dialog/Modal'
import {
  hasUnsavedChanges,
  LeaveContext,
  type PendingNavigation,
  useUnsavedChangesCheck,
} from './unsavedWork'

interface LeaveGuardProps {
  /** Returns whether there are unsaved changes. Default: whether any part of the page has unsaved changes. */
  isChanged?: () => boolean
  /** Navigation to this path, or to a path below it, does not ask. Default: the current path. */
  basePath?: string
  /** For pages that save automatically: called before asking. @returns whether everything is saved */
  save?: () => Promise<boolean>
}

/**
 * Asks before unsaved changes are lost: with the browser's dialog when the tab closes, with a modal when the user
 * navigates inside the site.
 */
export function LeaveGuard({ isChanged = hasUnsavedChanges, basePath, save }: LeaveGuardProps): ReactNode {
  const latest = useRef({ isChanged, save })
  useEffect(() => {
    latest.current = { isChanged, save }
  })
  const guard = useContext(LeaveContext)
  const { pathname } = useLocation()
  const page = basePath ?? pathname
  const [pendingNavigation, setPendingNavigation] = useState<PendingNavigation | null>(null)
  useEffect(
    () =>
      guard((navigation) => {
        const { isChanged, save: saveChanges } = latest.current
        if (navigation.pathname === page || navigation.pathname.startsWith(`${page}/`) || !isChanged())
          return false
        if (saveChanges)
          void saveChanges().then((isSaved) =>
            isSaved ? navigation.proceed() : setPendingNavigation(navigation),
          )
        else setPendingNavigation(navigation)
        return true
      }),
    [guard, page],
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current.isChanged()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  // The default calls the registered checks, so it must not be one of them.
  useUnsavedChangesCheck(isChanged === hasUnsavedChanges ? returnFalse : isChanged)
  if (pendingNavigation === null) return null
  return <LeaveDialog onStay={() => setPendingNavigation(null)} onLeave={pendingNavigation.proceed} />
}

const returnFalse = () => false

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  return (
    <Modal title={texts.leaveTitle} size="small" onClose={onStay}>
      <p>{texts.leaveText}</p>
      <div className="fy-modal__actions">
        <Button onClick={onLeave}>{texts.leave}</Button>
        <Button look="primary" onClick={onStay}>
          {texts.stayOnPage}
        </Button>
      </div>
    </Modal>
  )
}
