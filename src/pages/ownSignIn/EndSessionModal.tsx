import type { ReactNode } from 'react'
import { createOwnSessions } from '../../data/ownSessions'
import type { OwnSession } from '../../schemas/ownSessions'
import { ownSessionTexts as texts } from '../../texts/ownSignIn'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import { ProofModal } from './ProofModal'

interface EndSessionModalProps {
  session: Pick<OwnSession, 'id' | 'device'>
  onClose: () => void
}

/** Signs one device out [SS-09]. */
export function EndSessionModal({ session, onClose }: EndSessionModalProps): ReactNode {
  const { notifications } = useSite()
  const own = usePart(createOwnSessions)
  const end = async (currentPassword: string) => {
    await own.end(session.id, currentPassword)
    notifications.notify({ id: `ended ${session.id}`, type: 'success', title: '', message: texts.ended })
    onClose()
  }
  return (
    <ProofModal
      title={texts.endTitle}
      text={texts.endText(session.device ?? texts.unknownDevice)}
      action={texts.endTitle}
      asks="password"
      onProven={({ currentPassword }) => end(currentPassword)}
      onClose={onClose}
    />
  )
}
