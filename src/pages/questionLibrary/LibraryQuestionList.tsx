import { type ReactNode, useState } from 'react'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { getControlKind } from '../../schemas/kinds/controlTypes'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { ChangeQuestionModal } from './ChangeQuestionModal'
import { LibraryGroupItem } from './LibraryGroupItem'
import { RemoveFromLibraryModal } from './RemoveFromLibraryModal'
import { UsageList } from './UsageList'
import type { QuestionLibrary } from './useQuestionLibrary'

interface LibraryQuestionListProps {
  groups: readonly LibraryGroup[]
  questions: readonly LibraryQuestion[]
  library: QuestionLibrary
}

/** Groups and questions of the library with their answer types and the vacancies that use them. */
export function LibraryQuestionList({ groups, questions, library }: LibraryQuestionListProps): ReactNode {
  const [dialog, setDialog] = useState<{ what: 'change' | 'remove'; entry: LibraryQuestion } | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <ul className="fy-question-library__list fy-card">
        {groups.map((entry) => (
          <LibraryGroupItem key={entry.id} entry={entry} library={library} />
        ))}
        {questions.map((entry) => (
          <LibraryQuestionItem key={entry.id} entry={entry} onAsk={(what) => setDialog({ what, entry })} />
        ))}
      </ul>
      {dialog?.what === 'change' ? (
        <ChangeQuestionModal entry={dialog.entry} library={library} onClose={close} />
      ) : null}
      {dialog?.what === 'remove' ? (
        <RemoveFromLibraryModal
          title={texts.removeTitle}
          name={dialog.entry.question.text}
          text={texts.removeText(dialog.entry.usedIn.length)}
          usedIn={dialog.entry.usedIn}
          onRemove={() => void library.remove(dialog.entry.id)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface LibraryQuestionItemProps {
  entry: LibraryQuestion
  onAsk: (what: 'change' | 'remove') => void
}

function LibraryQuestionItem({ entry, onAsk }: LibraryQuestionItemProps): ReactNode {
  const { name, question, usedIn } = entry
  return (
    <li className="fy-question-library__item">
      <div>
        <p>
          <strong>{question.text}</strong>
        </p>
        <p className="fy-question-library__facts">
          {kinds[getControlKind(question.controlType)].name}
          {question.isRequired ? ` · ${texts.required}` : ''}
        </p>
        <UsageList usedIn={usedIn} />
      </div>
      <div className="fy-question-library__acts">
        <button
          type="button"
          className="fy-button fy-button--small"
          aria-label={texts.editOf(name)}
          onClick={() => onAsk('change')}
        >
          {texts.edit}
        </button>
        <button
          type="button"
          className="fy-button fy-button--small fy-button--quiet"
          aria-label={texts.removeOf(name)}
          onClick={() => onAsk('remove')}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  )
}
