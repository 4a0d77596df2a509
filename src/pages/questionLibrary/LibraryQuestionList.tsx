import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { kindOfControl } from '../../schemas/controlTypes'
import { kinds } from '../../schemas/kinds/kindRegistry'
import type { LibraryQuestion } from '../../schemas/vacancies/ownVacancy'
import { questionLibraryTexts as texts } from '../../texts/questionLibrary'
import { paths } from '../paths'
import { ChangeQuestionModal } from './ChangeQuestionModal'
import { RemoveQuestionModal } from './RemoveQuestionModal'
import type { QuestionLibrary } from './useQuestionLibrary'

interface LibraryQuestionListProps {
  questions: readonly LibraryQuestion[]
  library: QuestionLibrary
}

/** The questions of the library, each with how it is answered and where it is asked. */
export function LibraryQuestionList({ questions, library }: LibraryQuestionListProps): ReactNode {
  const [asked, setAsked] = useState<{ what: 'change' | 'remove'; kept: LibraryQuestion } | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ul className="fy-question-library__list fy-card">
        {questions.map((kept) => (
          <LibraryQuestionItem key={kept.id} kept={kept} onAsk={(what) => setAsked({ what, kept })} />
        ))}
      </ul>
      {asked?.what === 'change' ? (
        <ChangeQuestionModal kept={asked.kept} library={library} onClose={close} />
      ) : null}
      {asked?.what === 'remove' ? (
        <RemoveQuestionModal kept={asked.kept} library={library} onClose={close} />
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
          {kinds[kindOfControl(question.controlType)].name}
          {question.isRequired ? ` · ${texts.required}` : ''}
        </p>
        {usedIn.length === 0 ? (
          <p className="fy-question-library__facts">{texts.notUsed}</p>
        ) : (
          <p className="fy-question-library__facts">
            {texts.usedIn} <UsedIn usedIn={usedIn} />
          </p>
        )}
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

/** The editor is a document of its own, for the frame of its preview. */
function UsedIn({ usedIn }: Pick<LibraryQuestion, 'usedIn'>): ReactNode {
  return usedIn.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 ? ', ' : ''}
      <Link to={`${paths.vacancyEditor.href(id)}?part=questions`} reloadDocument>
        {name || texts.unnamed}
      </Link>
    </span>
  ))
}
