import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { createGroupLibraryApi, createQuestionLibraryApi } from '../../../data/authoring/authoring.api'
import type { AuthoredQuestionGroup, LibraryQuestion } from '../../../schemas/authoring/authoredVacancy'
import type { LibraryGroup } from '../../../schemas/authoring/libraryGroup'
import { matchesGroup, matchesQuestion } from '../../../schemas/authoring/librarySearch'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'
import { Modal } from '../../shared/dialog/Modal'
import { RowButton } from '../../shared/reorder/RowButton'
import { useSiteService } from '../../shared/site/SiteContext'

interface LibraryModalProps {
  /** Question groups of the vacancy. */
  groups: readonly AuthoredQuestionGroup[]
  onUseQuestion: (entry: LibraryQuestion) => void
  onUseGroup: (entry: LibraryGroup) => void
  onClose: () => void
}

interface LibraryContent {
  groups: LibraryGroup[]
  questions: LibraryQuestion[]
}

/**
 * Dialog to search the client's library, insert its questions and groups into the vacancy, and remove questions from
 * the library.
 */
export function LibraryModal({ groups, onUseQuestion, onUseGroup, onClose }: LibraryModalProps): ReactNode {
  const library = useSiteService(createQuestionLibraryApi)
  const groupLibrary = useSiteService(createGroupLibraryApi)
  const id = useId()
  const [libraryContent, setLibraryContent] = useState<LibraryContent | 'failed' | null>(null)
  const [query, setQuery] = useState('')
  useEffect(() => {
    Promise.all([groupLibrary.list(), library.list()]).then(
      ([savedGroups, questions]) => setLibraryContent({ groups: savedGroups, questions }),
      () => setLibraryContent('failed'),
    )
  }, [library, groupLibrary])
  const remove = async (removedQuestion: LibraryQuestion) => {
    try {
      await library.remove(removedQuestion.id)
      setLibraryContent((current) =>
        current === null || current === 'failed'
          ? current
          : {
              ...current,
              questions: current.questions.filter((question) => question.id !== removedQuestion.id),
            },
      )
    } catch {
      setLibraryContent('failed')
    }
  }
  const { groups: savedGroups, questions } =
    libraryContent === null || libraryContent === 'failed' ? emptyContent : libraryContent
  const matchingGroups = savedGroups.filter((savedGroup) => matchesGroup(savedGroup, query))
  const matchingQuestions = questions.filter((question) => matchesQuestion(question, query))
  return (
    <Modal title={texts.library} size="medium" onClose={onClose}>
      <p>{texts.libraryNote}</p>
      <div className="fy-field">
        <label className="fy-field__label" htmlFor={id}>
          {texts.librarySearch}
        </label>
        <input
          id={id}
          className="fy-input"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p role="status">{getNote(libraryContent, matchingGroups.length + matchingQuestions.length)}</p>
      <ul className="fy-question-editor__library fy-stack fy-gap-2">
        {matchingGroups.map((entry) => (
          <li key={entry.id}>
            <span>
              <strong>{entry.name}</strong>
              <span className="fy-note">{summarizeGroup(entry)}</span>
            </span>
            {groups.some(({ libraryId }) => libraryId === entry.id) ? (
              <span className="fy-question-editor__asked">{texts.alreadyAdded}</span>
            ) : (
              <UseButton name={entry.name} onUse={() => onUseGroup(entry)} />
            )}
          </li>
        ))}
        {matchingQuestions.map((entry) => (
          <li key={entry.id}>
            <span>
              <strong>{entry.question.text}</strong>
              <span className="fy-note">{texts.usageCount(entry.usedIn.length)}</span>
            </span>
            <RowButton
              label={texts.removeFromLibrary(entry.name)}
              icon={Trash2}
              onClick={() => void remove(entry)}
            />
            <UseButton name={entry.name} onUse={() => onUseQuestion(entry)} />
          </li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}

const emptyContent: LibraryContent = { groups: [], questions: [] }

function UseButton({ name, onUse }: { name: string; onUse: () => void }): ReactNode {
  return (
    <Button size="small" aria-label={texts.use(name)} onClick={onUse}>
      {texts.useShort}
    </Button>
  )
}

/** Returns a summary such as 'Group · 5 questions · In rows · In 2 vacancies'. */
function summarizeGroup({ group, usedIn }: LibraryGroup): string {
  const rows = group.repeats ? [texts.rowsMark] : []
  return [texts.groupMark(group.questions.length), ...rows, texts.usageCount(usedIn.length)].join(' · ')
}

function getNote(library: LibraryContent | 'failed' | null, matchCount: number): string {
  if (library === 'failed') return texts.libraryFailed
  if (library === null || matchCount > 0) return ''
  return library.groups.length + library.questions.length === 0 ? texts.libraryEmpty : texts.libraryNothing
}
