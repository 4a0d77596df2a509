import { type ReactNode, useState } from 'react'
import { keptDays } from '../../../data/drafts/draftRetention'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { draftTexts as texts } from '../../../texts/public/apply.texts'
import { Modal } from '../../shared/dialog/Modal'
import type { DraftInHand } from './useDraft'
import type { DraftActs } from './useDraftActs'
import './DraftBar.css'

interface DraftBarProps {
  draft: DraftInHand
  acts: DraftActs
  /** Further actions on the draft. */
  children: ReactNode
}

/**
 * Draft controls beside the form: asks once whether the device is private or shared, and offers actions on the draft.
 */
export function DraftBar({ draft, acts, children }: DraftBarProps): ReactNode {
  const { keeper } = draft
  const { choice } = useStoreValue(keeper.store, (state) => state)
  const [asks, setAsks] = useState(false)
  const choose = async (next: 'own' | 'shared') => {
    await keeper.choose(next)
    if (next === 'own') acts.keep()
  }
  return (
    <section className="fy-draft fy-needs-script" aria-label={texts.title}>
      {choice === 'shared' ? null : (
        <p className="fy-draft__text">
          {choice === 'own' ? texts.keptOn(keptDays(navigator.userAgent)) : texts.ask}
        </p>
      )}
      <div className="fy-draft__actions">
        {choice === 'own' ? null : (
          <button type="button" className="fy-button fy-button--small" onClick={() => void choose('own')}>
            {texts.own}
          </button>
        )}
        {choice === 'shared' ? null : (
          <button type="button" className="fy-button fy-button--small" onClick={() => void choose('shared')}>
            {choice === 'own' ? texts.tabOnly : texts.shared}
          </button>
        )}
        <button type="button" className="fy-button fy-button--small" onClick={() => setAsks(true)}>
          {texts.startOver}
        </button>
        {children}
      </div>
      {asks ? (
        <Modal title={texts.startOverTitle} size="small" onClose={() => setAsks(false)}>
          <p>{texts.startOverText}</p>
          <div className="fy-modal__actions">
            <button type="button" className="fy-button" onClick={() => setAsks(false)}>
              {texts.startOverNo}
            </button>
            <button
              type="button"
              className="fy-button fy-button--primary"
              onClick={() => {
                setAsks(false)
                acts.startOver()
              }}
            >
              {texts.startOverYes}
            </button>
          </div>
        </Modal>
      ) : null}
    </section>
  )
}
