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
    const error = await own.end(session.id, currentPassword)
    if (error) return error
    notifications.notify({ id: 'session-ended', type: 'success', title: '', message: texts.ended })
    onClose()
    return null
  }
  return (
    <ProofModal
      title={texts.endTitle}
      text={texts.endText(session.device ?? texts.unknownDevice)}
      action={texts.endTitle}
      onProven={end}
      onClose={onClose}
    />
  )
}
