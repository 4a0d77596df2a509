import { Button } from '../../widgets/shared/Button'
import './NewDeviceNotice.css'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import type { ActiveSession, NewDevice } from '../../schemas/accountSecurity/accountSecurity.types'
import { activeSessionTexts, newDeviceTexts } from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { ReauthenticationModal } from './ReauthenticationModal'

/**
 * Notice about sign-ins on new devices that the user has not dismissed, below the header of an administrators' page:
 * one line that expands to the list of sign-ins [SS-11].
 */
export function NewDeviceNotice(): ReactNode {
  const { formatDateTime } = useClientClock()
  const activeSessions = useSiteService(createActiveSessions)
  const newDevices = useStoreValue(activeSessions.store, ({ value }) => value?.newDevices) ?? []
  const dismissedIds = useStoreValue(activeSessions.dismissedIds, (ids) => ids)
  const [deviceToEnd, setDeviceToEnd] = useState<NewDevice | null>(null)
  useEffect(() => {
    void activeSessions.load()
  }, [activeSessions])
  const undismissedDevices = newDevices.filter(({ id }) => !dismissedIds.includes(id))
  if (undismissedDevices.length === 0) return null
  return (
    <>
      <div role="status">
        <details className="fy-new-device fy-icons-s fy-rounded fy-small fy-break">
          <summary>
            <TriangleAlert aria-hidden="true" />
            {newDeviceTexts.title(undismissedDevices.length)}
          </summary>
          <ul>
            {undismissedDevices.map((newDevice) => (
              <li key={newDevice.id}>
                <p>
                  {newDeviceTexts.deviceSummary(
                    newDevice.device ?? activeSessionTexts.unknownDevice,
                    newDevice.address,
                    formatDateTime(newDevice.begun),
                  )}{' '}
                  {newDevice.isOpen ? newDeviceTexts.advice : newDeviceTexts.endedNote}
                </p>
                <div className="fy-wrap fy-gap-2">
                  {newDevice.isOpen ? (
                    <Button size="small" onClick={() => setDeviceToEnd(newDevice)}>
                      {newDeviceTexts.end}
                    </Button>
                  ) : null}
                  <Button size="small" onClick={() => activeSessions.dismiss(newDevice.id)}>
                    {newDevice.isOpen ? newDeviceTexts.known : newDeviceTexts.dismiss}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {deviceToEnd ? <EndSessionModal session={deviceToEnd} onClose={() => setDeviceToEnd(null)} /> : null}
    </>
  )
}

interface EndSessionModalProps {
  session: Pick<ActiveSession, 'id' | 'device'>
  onClose: () => void
}

/** Asks for the password and ends one session [SS-09]. */
export function EndSessionModal({ session, onClose }: EndSessionModalProps): ReactNode {
  const { notifications } = useSite()
  const activeSessions = useSiteService(createActiveSessions)
  const endSession = async (currentPassword: string) => {
    await activeSessions.endSession(session.id, currentPassword)
    notifications.notify({
      id: `ended ${session.id}`,
      type: 'success',
      title: '',
      message: activeSessionTexts.sessionEnded,
    })
    onClose()
  }
  return (
    <ReauthenticationModal
      title={activeSessionTexts.endTitle}
      text={activeSessionTexts.endText(session.device ?? activeSessionTexts.unknownDevice)}
      action={activeSessionTexts.endTitle}
      formKind="password"
      onConfirmed={({ currentPassword }) => endSession(currentPassword)}
      onClose={onClose}
    />
  )
}
