import type { ReactNode } from 'react'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import type { ActiveSession } from '../../schemas/accountSecurity/activeSessions.types'
import { activeSessionTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { ReauthenticationModal } from './ReauthenticationModal'

interface EndSessionModalProps {
  session: Pick<ActiveSession, 'id' | 'device'>
  onClose: () => void
}

/** Asks for the password and ends one session [SS-09]. */
export function EndSessionModal({ session, onClose }: EndSessionModalProps): ReactNode {
  const { notifications } = useSite()
  const activeSessions = useSiteService(createActiveSessions)
  const end = async (currentPassword: string) => {
    await activeSessions.end(session.id, currentPassword)
    notifications.notify({ id: `ended ${session.id}`, type: 'success', title: '', message: texts.ended })
    onClose()
  }
  return (
    <ReauthenticationModal
      title={texts.endTitle}
      text={texts.endText(session.device ?? texts.unknownDevice)}
      action={texts.endTitle}
      asks="password"
      onConfirmed={({ currentPassword }) => end(currentPassword)}
      onClose={onClose}
    />
  )
}
