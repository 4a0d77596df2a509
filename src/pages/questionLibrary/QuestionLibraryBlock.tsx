import { Library, RotateCcw, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { matchesGroup, matchesQuestion } from '../../schemas/authoring/librarySearch'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { paths } from '../routing/paths'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { FilterBar } from '../shared/table/FilterBar'
import { LibraryQuestionList } from './LibraryQuestionList'
import { type LibraryState, useQuestionLibrary } from './useQuestionLibrary'
import './QuestionLibraryBlock.css'

/**
 * The client's library of questions and question groups: search, edit centrally and delete, each with the vacancies
 * that use it.
 */
export function QuestionLibraryBlock(): ReactNode {
  const library = useQuestionLibrary()
  const [search, setSearch] = useSearchParams()
  const query = search.get('q') ?? ''
  const groups = library.groups.filter((group) => matchesGroup(group, query))
  const questions = library.questions.filter((question) => matchesQuestion(question, query))
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
      {isEmpty ? null : (
        <FilterBar
          label={texts.bar}
          search={{
            ...{ name: 'q', label: texts.search, placeholder: texts.searchHint, value: query },
            onChange: (q) => setSearch(q === '' ? {} : { q }, { replace: true, state: { keepScroll: true } }),
          }}
          results={groups.length + questions.length}
          end={<span aria-live="polite">{count}</span>}
        />
      )}
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
