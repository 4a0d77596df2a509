import type { ReactNode } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { formatDeviceTime } from '../../../schemas/dateTime/formatDateTime'
import type { EarlierAnswer } from '../../../schemas/drafts/draftFields'
import { draftTexts as texts } from '../../../texts/public/apply.texts'
import { isFramed } from '../../shared/browser/isFramed'
import { Notice } from '../../shared/feedback/Notice'
import type { DraftInHand } from './useDraft'

interface DraftNoticesProps {
  draft: DraftInHand
  onShow: (copy: DraftCopy) => void
}

/** Problems with the stored draft, with the choices that resolve them. */
export function DraftNotices({ draft, onShow }: DraftNoticesProps): ReactNode {
  const { keeper, earlier } = draft
  const { trouble, leftOut, lost, others } = useStoreValue(keeper.store, (state) => state)
  const [other] = others
  return (
    <div className="fy-draft-notices">
      {trouble ? <TroubleNotice isFull={trouble === 'full'} /> : null}
      {leftOut.length > 0 ? <Notice type="warning">{texts.leftOut(leftOut.join(', '))}</Notice> : null}
      {lost.length > 0 ? <Notice type="warning">{texts.lost(lost.join(', '))}</Notice> : null}
      {other ? (
        <Notice type="warning" title={texts.othersTitle}>
          <p>{texts.others(formatDeviceTime(other.savedAt))}</p>
          <div className="fy-draft__actions">
            <button
              type="button"
              className="fy-button fy-button--small"
              onClick={async () => {
                const copy = await keeper.goOnWith(other.writer)
                if (copy) onShow(copy)
              }}
            >
              {texts.showOther}
            </button>
            <button
              type="button"
              className="fy-button fy-button--small"
              onClick={() => void keeper.keepOwn()}
            >
              {texts.keepOwn}
            </button>
          </div>
        </Notice>
      ) : null}
      {earlier.length > 0 ? <EarlierNotice earlier={earlier} /> : null}
    </div>
  )
}

function TroubleNotice({ isFull }: { isFull: boolean }): ReactNode {
  return (
    <Notice type="warning" title={isFull ? texts.fullTitle : texts.refusedTitle}>
      <p>{isFull ? texts.full : texts.refused}</p>
      {isFramed() ? (
        <a
          className="fy-button fy-button--small"
          href={window.location.pathname}
          target="_blank"
          rel="noopener"
        >
          {texts.ownTab}
        </a>
      ) : null}
    </Notice>
  )
}

function EarlierNotice({ earlier }: { earlier: EarlierAnswer[] }): ReactNode {
  return (
    <Notice type="info" title={texts.earlierTitle}>
      <ul>
        {earlier.map(({ key, title, answer }) => (
          <li key={title}>{key === null ? texts.gone(title, answer) : texts.changed(title, answer)}</li>
        ))}
      </ul>
    </Notice>
  )
}
