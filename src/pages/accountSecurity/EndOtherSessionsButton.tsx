import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import { activeSessionTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { ReauthenticationModal } from './ReauthenticationModal'

/** Signs the user out of all other sessions [SS-09]. */
export function EndOtherSessionsButton(): ReactNode {
  const { notifications } = useSite()
  const activeSessions = useSiteService(createActiveSessions)
  const [asks, setAsks] = useState(false)
  const end = async (currentPassword: string) => {
    await activeSessions.endOthers(currentPassword)
    notifications.notify({ id: 'others-ended', type: 'success', title: '', message: texts.endedOthers })
    setAsks(false)
  }
  return (
    <>
      <button type="button" className="fy-button" onClick={() => setAsks(true)}>
        <LogOut aria-hidden="true" />
        {texts.endOthers}
      </button>
      {asks ? (
        <ReauthenticationModal
          title={texts.endOthersTitle}
          text={texts.endOthersText}
          action={texts.endOthers}
          asks="password"
          onConfirmed={({ currentPassword }) => end(currentPassword)}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
