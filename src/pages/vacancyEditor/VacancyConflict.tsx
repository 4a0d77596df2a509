import { type ReactNode, useMemo, useState } from 'react'
import { type VacancyEdit, vacancyVersions } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { AuthoredVacancy } from '../../schemas/authoring/authoredVacancy'
import { describeVacancyConflicts } from '../../schemas/authoring/mergeVacancies'
import { conflictTexts } from '../../texts/admin/changes.texts'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'

/** Tells the user that another user has saved the vacancy, and asks about the fields that both changed. */
export function VacancyConflict({ edit }: { edit: VacancyEdit }): ReactNode {
  const theirs = useStoreValue(edit.store, (state) => state.theirs)
  const isMerged = useStoreValue(edit.store, (state) => state.isMerged)
  const [dismissed, setDismissed] = useState<AuthoredVacancy | null>(null)
  if (theirs === null) return isMerged ? <Notice type="info">{conflictTexts.merged}</Notice> : null
  if (theirs === dismissed)
    return (
      <Notice type="warning" title={texts.conflictTitle}>
        <button type="button" className="fy-button fy-button--small" onClick={() => setDismissed(null)}>
          {texts.decide}
        </button>
      </Notice>
    )
  return <Question edit={edit} theirs={theirs} onClose={() => setDismissed(theirs)} />
}

interface QuestionProps {
  edit: VacancyEdit
  theirs: AuthoredVacancy
  onClose: () => void
}

function Question({ edit, theirs, onClose }: QuestionProps): ReactNode {
  const { moment, localizeDateTimes } = useClientClock()
  const conflicts = useMemo(() => {
    const versions = vacancyVersions({ ...edit.store.getState(), theirs })
    return (versions ? describeVacancyConflicts(versions) : []).map(({ path, mine, theirs }) => ({
      path,
      mine: mine.map(localizeDateTimes),
      theirs: theirs.map(localizeDateTimes),
    }))
  }, [edit, theirs, localizeDateTimes])
  return (
    <ConflictModal
      title={texts.conflictTitle}
      intro={texts.conflictWho(theirs.updatedBy, moment(theirs.updatedAt))}
      conflicts={conflicts}
      onSave={(choices) => void edit.resolve(choices)}
      onClose={onClose}
    />
  )
}
