import { Library, RotateCcw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { matchesGroup, matchesQuestion } from '../../schemas/authoring/librarySearch'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import '../../widgets/textInput/TextInput.css'
import { paths } from '../routing/paths'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { LibraryQuestionList } from './LibraryQuestionList'
import { type LibraryState, useQuestionLibrary } from './useQuestionLibrary'
import './QuestionLibraryBlock.css'

/**
 * The client's library of questions and question groups: search, edit centrally and delete, each with the vacancies
 * that use it.
 */
export function QuestionLibraryBlock(): ReactNode {
  const library = useQuestionLibrary()
  const [query, setQuery] = useState('')
  const id = useId()
  const groups = library.groups.filter((entry) => matchesGroup(entry, query))
  const questions = library.questions.filter((entry) => matchesQuestion(entry, query))
  const isEmpty = library.groups.length + library.questions.length === 0
  const count =
    groups.length === 0
      ? texts.count(questions.length)
      : texts.countWithGroups(groups.length, questions.length)
  return (
    <div className="fy-question-library">
      <PageHeader
        title={texts.title}
        note={texts.note}
        back={{ to: paths.vacancies.href(), label: texts.toVacancies }}
      />
      <div className="fy-question-library__search">
        <label htmlFor={id}>{texts.search}</label>
        <input
          id={id}
          className="fy-input"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p aria-live="polite">{library.status === 'ready' ? count : '\u00a0'}</p>
      {groups.length + questions.length > 0 ? (
        <LibraryQuestionList groups={groups} questions={questions} library={library} />
      ) : (
        <NoQuestions status={library.status} isEmpty={isEmpty} onAgain={library.load} />
      )}
    </div>
  )
}

interface NoQuestionsProps {
  status: LibraryState['status']
  /** The library is empty, regardless of the search. */
  isEmpty: boolean
  onAgain: () => void
}

function NoQuestions({ status, isEmpty, onAgain }: NoQuestionsProps): ReactNode {
  if (status === 'loading') return <Skeleton card lines={6} />
  if (status === 'failed')
    return (
      <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
        <button type="button" className="fy-button" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          {texts.tryAgain}
        </button>
      </EmptyState>
    )
  return (
    <div className="fy-card">
      {isEmpty ? (
        <EmptyState icon={<Library />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <EmptyState icon={<SearchX />} title={texts.nothing} text={texts.nothingText} />
      )}
    </div>
  )
}
