import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import type { NewDevice } from '../../schemas/accountSecurity/activeSessions.types'
import { activeSessionTexts, newDeviceTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSiteService } from '../shared/site/useSiteService'
import { EndSessionModal } from './EndSessionModal'
import './NewDeviceNotice.css'

/** Notice below an administrators' page header about sign-ins on new devices: one line, which opens to all [SS-11]. */
export function NewDeviceNotice(): ReactNode {
  const { moment } = useClientClock()
  const activeSessions = useSiteService(createActiveSessions)
  const { active, seen } = useStoreValue(activeSessions.store, (state) => state)
  const [ending, setEnding] = useState<NewDevice | null>(null)
  useEffect(() => {
    void activeSessions.load()
  }, [activeSessions])
  const news = active.newDevices.filter(({ id }) => !seen.includes(id))
  if (news.length === 0) return null
  return (
    <>
      <div role="status">
        <details className="fy-new-device">
          <summary>
            <TriangleAlert aria-hidden="true" />
            {texts.title(news.length)}
          </summary>
          <ul>
            {news.map((newDevice) => (
              <li key={newDevice.id}>
                <p>
                  {texts.what(
                    newDevice.device ?? activeSessionTexts.unknownDevice,
                    newDevice.address,
                    moment(newDevice.begun),
                  )}{' '}
                  {newDevice.isOpen ? texts.advice : texts.over}
                </p>
                <div className="fy-new-device__ways">
                  {newDevice.isOpen ? (
                    <button
                      type="button"
                      className="fy-button fy-button--small"
                      onClick={() => setEnding(newDevice)}
                    >
                      {texts.end}
                    </button>
                  ) : null}
                  <button
                    type="button"
                    className="fy-button fy-button--small"
                    onClick={() => activeSessions.see(newDevice.id)}
                  >
                    {newDevice.isOpen ? texts.known : texts.dismiss}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {ending ? <EndSessionModal session={ending} onClose={() => setEnding(null)} /> : null}
    </>
  )
}
