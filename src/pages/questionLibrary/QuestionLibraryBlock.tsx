import { Button } from '../../widgets/shared/Button'
import './QuestionLibraryBlock.css'
import { Library, SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AuthoredQuestion, LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { buildQuestionForm } from '../../schemas/authoring/buildQuestionForm'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { matchesGroup, matchesQuestion } from '../../schemas/authoring/librarySearch'
import { parseQuestion, toQuestionValues } from '../../schemas/authoring/questionValues'
import { getControlKind } from '../../schemas/kinds/fieldType'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { paths } from '../routing/paths'
import { Modal } from '../shared/dialog/Modal'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import { FilterBar } from '../shared/table/FilterBar'
import {
  LibraryGroupItem,
  LibraryItem,
  type LibraryState,
  type QuestionLibrary,
  useQuestionLibrary,
} from './LibraryGroupItem'
import { RemoveFromLibraryModal } from './RemoveFromLibraryModal'

/**
 * The client's library of questions and question groups, each with the vacancies that use it: search, change a
 * question, rename a group, and delete either.
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
      : texts.groupAndQuestionCount(groups.length, questions.length)
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader title={texts.title} backLink={{ to: paths.vacancies.href(), label: texts.vacanciesLink }} />
      {isEmpty ? null : (
        <FilterBar
          label={texts.bar}
          search={{
            ...{ name: 'q', label: texts.search, placeholder: texts.searchHint, value: query },
            onChange: (q) => setSearch(q === '' ? {} : { q }, { replace: true, state: { keepScroll: true } }),
          }}
          resultCount={groups.length + questions.length}
          endContent={<span aria-live="polite">{count}</span>}
        />
      )}
      {groups.length + questions.length > 0 ? (
        <LibraryEntryList groups={groups} questions={questions} library={library} />
      ) : (
        <EmptyLibraryList
          status={library.status}
          isEmpty={isEmpty}
          onTryAgain={library.reload}
          onClear={() => setSearch({}, { replace: true, state: { keepScroll: true } })}
        />
      )}
    </div>
  )
}

interface EmptyLibraryListProps {
  status: LibraryState['status']
  /** True if the library is empty, regardless of the search. */
  isEmpty: boolean
  onTryAgain: () => void
  onClear: () => void
}

/** Shown instead of the list: while it loads, if loading failed, if it is empty, or if no entry matches the search. */
function EmptyLibraryList({ status, isEmpty, onTryAgain, onClear }: EmptyLibraryListProps): ReactNode {
  if (status === 'loading') return <Skeleton card lines={6} />
  if (status === 'failed')
    return <LoadFailed title={texts.failed} text={texts.failedText} onTryAgain={onTryAgain} />
  return (
    <div className="fy-card">
      {isEmpty ? (
        <EmptyState icon={<Library />} title={texts.empty} text={texts.emptyText}>
          <Link className="fy-button fy-button--primary" to={paths.vacancies.href()}>
            {texts.goToVacancies}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState icon={<SearchX />} title={texts.noMatches} text={texts.nothingText}>
          <Button onClick={onClear}>{texts.clearSearch}</Button>
        </EmptyState>
      )}
    </div>
  )
}

interface LibraryEntryListProps {
  groups: readonly LibraryGroup[]
  questions: readonly LibraryQuestion[]
  library: QuestionLibrary
}

/** Groups and questions of the library with their answer types and the vacancies that use them. */
function LibraryEntryList({ groups, questions, library }: LibraryEntryListProps): ReactNode {
  const [dialog, setDialog] = useState<{ action: 'change' | 'remove'; entry: LibraryQuestion } | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <ul className="fy-question-library__list fy-card">
        {groups.map((entry) => (
          <LibraryGroupItem key={entry.id} entry={entry} library={library} />
        ))}
        {questions.map((entry) => (
          <LibraryQuestionItem
            key={entry.id}
            entry={entry}
            onAction={(action) => setDialog({ action, entry })}
          />
        ))}
      </ul>
      {dialog?.action === 'change' ? (
        <ChangeQuestionModal entry={dialog.entry} library={library} onClose={close} />
      ) : null}
      {dialog?.action === 'remove' ? (
        <RemoveFromLibraryModal
          title={texts.removeTitle}
          name={dialog.entry.question.text}
          text={texts.removeText(dialog.entry.usedIn.length)}
          usedIn={dialog.entry.usedIn}
          onRemove={() => void library.removeQuestion(dialog.entry.id)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface LibraryQuestionItemProps {
  entry: LibraryQuestion
  onAction: (action: 'change' | 'remove') => void
}

function LibraryQuestionItem({ entry, onAction }: LibraryQuestionItemProps): ReactNode {
  const { name, question } = entry
  return (
    <LibraryItem
      heading={question.text}
      facts={[kinds[getControlKind(question.controlType)].name, question.isRequired && texts.required]}
      entry={entry}
      edit={{ label: texts.edit, accessibleName: texts.changeEntry(name), open: () => onAction('change') }}
      onRemove={() => onAction('remove')}
    />
  )
}

interface ChangeQuestionModalProps {
  entry: LibraryQuestion
  library: QuestionLibrary
  onClose: () => void
}

/** Modal that changes a question in the library and in the drafts that use it. */
function ChangeQuestionModal({ entry, library, onClose }: ChangeQuestionModalProps): ReactNode {
  const { validators } = useSite()
  const kind = getControlKind(entry.question.controlType)
  const form = useMemo(() => buildQuestionForm(kind), [kind])
  const [initialQuestion] = useState<AuthoredQuestion>(() => ({ ...entry.question, id: entry.id }))
  return (
    <Modal title={texts.changeEntry(entry.name)} size="large" onClose={onClose}>
      <p>{texts.editNote(entry.usedIn.length)}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={toQuestionValues(initialQuestion)}
        headingLevel={3}
        submitLabel={texts.save}
        onSubmit={async (values) => {
          const { id: _, ...question } = parseQuestion(initialQuestion, values)
          if (await library.changeQuestion(entry.id, question)) onClose()
        }}
      />
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}
