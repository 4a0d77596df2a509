import { FolderPlus, Library, ListPlus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredQuestionGroup } from '../../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { Button } from '../../../widgets/shared/Button'
import { findQuestion, readPlace } from '../parts/editorParts'
import { LibraryModal } from './LibraryModal'
import { QuestionGroup } from './QuestionGroup'
import './questions.css'
import { focusFirst, useQuestions } from './useQuestions'

interface QuestionsPartProps {
  edit: VacancyEdit
  findings: readonly VacancyFinding[]
}

const noGroups: readonly AuthoredQuestionGroup[] = []

/** The vacancy's questions in their groups; an open question shows its form below its row. */
export function QuestionsPart({ edit, findings }: QuestionsPartProps): ReactNode {
  const groups = useStoreValue(edit.store, (state) => state.content?.screeningQuestions ?? noGroups)
  const status = useRef<HTMLParagraphElement>(null)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const announce = useCallback((text: string) => {
    if (status.current) status.current.textContent = text
  }, [])
  const questions = useQuestions(edit, announce)
  useLinkedQuestion(edit, questions.open)
  return (
    <div className="fy-stack fy-gap-4">
      <p className="fy-visually-hidden" role="status" ref={status} />
      {groups.length === 0 ? <p>{texts.none}</p> : null}
      {groups.map((group, index) => (
        <QuestionGroup
          key={group.id}
          group={group}
          index={index}
          groups={groups}
          questions={questions}
          findings={findings}
        />
      ))}
      <div className="fy-question-editor__more fy-wrap fy-gap-2">
        <Button onClick={questions.addGroup}>
          <FolderPlus aria-hidden="true" />
          {texts.addGroup}
        </Button>
        <Button onClick={() => setLibraryOpen(true)}>
          <Library aria-hidden="true" />
          {texts.addFromLibrary}
        </Button>
        <Button onClick={questions.addRequirementQuestions}>
          <ListPlus aria-hidden="true" />
          {texts.fromRequirements}
        </Button>
      </div>
      {isLibraryOpen ? (
        <LibraryModal
          groups={groups}
          onUseGroup={(entry) => {
            setLibraryOpen(false)
            questions.addGroupFromLibrary(entry)
          }}
          onUseQuestion={(entry) => {
            setLibraryOpen(false)
            questions.addFromLibrary(entry)
          }}
          onClose={() => setLibraryOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** Opens the question that a finding links to and focuses its field; for a group, focuses the group's field. */
function useLinkedQuestion(edit: VacancyEdit, open: (id: string | null) => void): void {
  const { state, key } = useLocation()
  const place = readPlace(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation.
  useEffect(() => {
    const { content } = edit.store.getState()
    const target = place === null || content === null ? null : findQuestion(place, content)
    if (target === null) {
      // The location is about all questions: focus the part's heading.
      if (place !== null) focusFirst('#vacancy-part')
      return
    }
    // The question must render synchronously, which React does not allow inside an effect.
    queueMicrotask(() => {
      if (!target.isGroup) open(target.id)
      focusFirst(`[data-question="${target.id}"] ${getFieldSelector(place ?? '')}`)
    })
  }, [key])
}

/** Returns the selector of the element to focus for a location in a question; by default the question's first input. */
function getFieldSelector(path: string): string {
  const part = /\/(options|notes|minLength|maxLength|visibleWhen|requiredWhen)(?:\/|$)/.exec(path)?.[1]
  return (part && fieldSelectors[part as keyof typeof fieldSelectors]) ?? ':is(input, textarea)'
}

const fieldSelectors = {
  options: '[name="options"]',
  notes: '[name="notes"]',
  minLength: '[name="min"]',
  maxLength: '[name="max"]',
  visibleWhen: '.fy-condition__title',
  requiredWhen: '.fy-condition + .fy-condition .fy-condition__title',
} as const
