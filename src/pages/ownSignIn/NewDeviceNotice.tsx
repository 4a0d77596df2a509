import { type ReactNode, useEffect, useState } from 'react'
import { createOwnSessions } from '../../data/ownSessions'
import { useStoreValue } from '../../data/useStoreValue'
import type { NewDevice } from '../../schemas/ownSessions'
import { ownSessionTexts, newDeviceTexts as texts } from '../../texts/ownSignIn'
import { Notice } from '../parts/Notice'
import { showMoment } from '../parts/showMoment'
import { usePart } from '../usePart'
import { EndSessionModal } from './EndSessionModal'
import './NewDeviceNotice.css'

/** Says over an administrators' page that the account was signed in to on a device that it had not known [SS-11]. */
export function NewDeviceNotice(): ReactNode {
  const own = usePart(createOwnSessions)
  const { known, seen } = useStoreValue(own.store, (now) => now)
  const [ending, setEnding] = useState<NewDevice | null>(null)
  useEffect(() => {
    void own.load()
  }, [own])
  const news = known.newDevices.filter(({ id }) => !seen.includes(id))
  if (news.length === 0) return null
  return (
    <>
      {news.map((one) => (
        <Notice key={one.id} type="warning" title={texts.title}>
          <p>
            {texts.what(one.device ?? ownSessionTexts.unknownDevice, one.address, showMoment(one.begun))}{' '}
            {one.isOpen ? texts.advice : texts.over}
          </p>
          <div className="fy-new-device__ways">
            {one.isOpen ? (
              <button type="button" className="fy-button fy-button--small" onClick={() => setEnding(one)}>
                {texts.end}
              </button>
            ) : null}
            <button type="button" className="fy-button fy-button--small" onClick={() => own.see(one.id)}>
              {one.isOpen ? texts.known : texts.dismiss}
            </button>
          </div>
        </Notice>
      ))}
      {ending ? <EndSessionModal session={ending} onClose={() => setEnding(null)} /> : null}
    </>
  )
}
