import type { ReactNode } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { formatDeviceTime } from '../../../schemas/dateTime/formatDateTime'
import type { OutdatedAnswer } from '../../../schemas/drafts/draftFields'
import { draftTexts as texts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { Notice } from '../../shared/feedback/Notice'
import type { CurrentDraft } from './useDraft'
import './draft.css'

interface DraftNoticesProps {
  draft: CurrentDraft
  onShow: (copy: DraftCopy) => void
}

/** Notices about the draft that need a decision or an action of the applicant. */
export function DraftNotices({ draft, onShow }: DraftNoticesProps): ReactNode {
  const { autosave, outdatedAnswers } = draft
  const { lostFiles, otherCopies } = useStoreValue(autosave.store, (state) => state)
  const [otherCopy] = otherCopies
  return (
    <div className="fy-draft-notices fy-stack fy-gap-3">
      {lostFiles.length > 0 ? <Notice type="warning">{texts.filesLost(lostFiles.join(', '))}</Notice> : null}
      {otherCopy ? (
        <Notice type="warning" title={texts.otherTabsTitle}>
          <p>{texts.savedInOtherTab(formatDeviceTime(otherCopy.savedAt))}</p>
          <div className="fy-wrap fy-gap-2">
            <Button
              size="small"
              onClick={async () => {
                const copy = await autosave.switchToCopy(otherCopy.writer)
                if (copy) onShow(copy)
              }}
            >
              {texts.showOther}
            </Button>
            <Button size="small" onClick={() => void autosave.removeOtherCopies()}>
              {texts.keepOwnVersion}
            </Button>
          </div>
        </Notice>
      ) : null}
      {outdatedAnswers.length > 0 ? <OutdatedAnswersNotice outdatedAnswers={outdatedAnswers} /> : null}
    </div>
  )
}

function OutdatedAnswersNotice({ outdatedAnswers }: { outdatedAnswers: OutdatedAnswer[] }): ReactNode {
  return (
    <Notice type="info" title={texts.questionsChangedTitle}>
      <ul>
        {outdatedAnswers.map(({ key, title, answer }) => (
          <li key={title}>
            {key === null ? texts.questionRemoved(title, answer) : texts.questionChanged(title, answer)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
