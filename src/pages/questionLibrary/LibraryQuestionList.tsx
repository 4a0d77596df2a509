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
  const [asked, setAsked] = useState<{ what: 'change' | 'remove'; kept: LibraryQuestion } | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ul className="fy-question-library__list fy-card">
        {groups.map((kept) => (
          <LibraryGroupItem key={kept.id} kept={kept} library={library} />
        ))}
        {questions.map((kept) => (
          <LibraryQuestionItem key={kept.id} kept={kept} onAsk={(what) => setAsked({ what, kept })} />
        ))}
      </ul>
      {asked?.what === 'change' ? (
        <ChangeQuestionModal kept={asked.kept} library={library} onClose={close} />
      ) : null}
      {asked?.what === 'remove' ? (
        <RemoveFromLibraryModal
          title={texts.removeTitle}
          name={asked.kept.question.text}
          text={texts.removeText(asked.kept.usedIn.length)}
          usedIn={asked.kept.usedIn}
          onRemove={() => void library.remove(asked.kept.id)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface LibraryQuestionItemProps {
  kept: LibraryQuestion
  onAsk: (what: 'change' | 'remove') => void
}

function LibraryQuestionItem({ kept, onAsk }: LibraryQuestionItemProps): ReactNode {
  const { name, question, usedIn } = kept
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
