import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createOwnSessions } from '../../data/ownSessions'
import { ownSessionTexts as texts } from '../../texts/ownSignIn'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import { ProofModal } from './ProofModal'

/** Signs the person out everywhere but here [SS-09]. */
export function EndOthersButton(): ReactNode {
  const { notifications } = useSite()
  const own = usePart(createOwnSessions)
  const [asks, setAsks] = useState(false)
  const end = async (currentPassword: string) => {
    await own.endOthers(currentPassword)
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
        <ProofModal
          title={texts.endOthersTitle}
          text={texts.endOthersText}
          action={texts.endOthers}
          asks="password"
          onProven={({ currentPassword }) => end(currentPassword)}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
