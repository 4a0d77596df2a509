import { type ReactNode, useState } from 'react'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { AuthoredVacancy } from '../../schemas/authoring/authoredVacancy'
import { describeVacancyChanges } from '../../schemas/authoring/describeVacancyChanges'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Modal } from '../shared/dialog/Modal'
import { Notice } from '../shared/feedback/Notice'

/** Tells that somebody else has saved the vacancy meanwhile, before anything of either is lost. */
export function VacancyConflict({ edit }: { edit: VacancyEdit }): ReactNode {
  const theirs = useStoreValue(edit.store, (state) => state.theirs)
  const { moment } = useClientClock()
  const [dismissed, setDismissed] = useState<AuthoredVacancy | null>(null)
  if (theirs === null) return null
  if (theirs === dismissed)
    return (
      <Notice type="warning" title={texts.conflictTitle}>
        <button type="button" className="fy-button fy-button--small" onClick={() => setDismissed(null)}>
          {texts.decide}
        </button>
      </Notice>
    )
  return (
    <Modal title={texts.conflictTitle} size="medium" onClose={() => setDismissed(theirs)}>
      <p>{texts.conflictWho(theirs.updatedBy, moment(theirs.updatedAt))}</p>
      <Differences edit={edit} theirs={theirs} />
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={() => setDismissed(theirs)}>
          {texts.later}
        </button>
        <button type="button" className="fy-button" onClick={edit.takeTheirs}>
          {texts.takeTheirs}
        </button>
        <button type="button" className="fy-button fy-button--primary" onClick={() => void edit.keepMine()}>
          {texts.keepMine}
        </button>
      </div>
    </Modal>
  )
}

/** What becomes of theirs when mine is saved, a line each. */
function Differences({ edit, theirs }: { edit: VacancyEdit; theirs: AuthoredVacancy }): ReactNode {
  const mine = useStoreValue(edit.store, (state) => state.content)
  const { inWords } = useClientClock()
  const lines = mine === null ? [] : describeVacancyChanges(theirs.content, mine)
  if (lines.length === 0) return <p>{texts.conflictSame}</p>
  return (
    <>
      <p>{texts.conflictDifferences}</p>
      <ul className="fy-vacancy-editor__differences">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same words.
          <li key={at}>{inWords(line)}</li>
        ))}
      </ul>
    </>
  )
}
