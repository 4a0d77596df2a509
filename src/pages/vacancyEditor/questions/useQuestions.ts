import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import type {
  AuthoredQuestion,
  AuthoredQuestionGroup,
  AuthoredVacancyContent,
  LibraryQuestion,
} from '../../../schemas/authoring/authoredVacancy'
import { fromLibraryGroup, type LibraryGroup } from '../../../schemas/authoring/libraryGroup'
import {
  addQuestions,
  changeQuestion,
  copyQuestion,
  createQuestion,
  createQuestionId,
  createRequirementQuestions,
  getQuestionGroup,
  moveGroup,
  moveQuestion,
  removeQuestions,
} from '../../../schemas/authoring/questionEdits'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import type { FieldKind } from '../../../schemas/kinds/kindRegistry'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'

type Groups = AuthoredQuestionGroup[]

/** Focuses the first element that matches the selector, after opening a `details` element around it. */
export function focusFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  // An element inside closed `details` cannot take the focus.
  element?.closest('details')?.setAttribute('open', '')
  element?.focus()
}

/**
 * State and actions of a vacancy's questions in the editor. At most one question is open; the returned object changes
 * only when another question opens or the open one closes.
 * @param announce announces a completed action; must have a stable identity
 */
export function useQuestions(edit: VacancyEdit, announce: (text: string) => void) {
  const [openId, setOpenId] = useState<string | null>(null)
  const actions = useMemo(() => createQuestionActions(edit, announce, setOpenId), [edit, announce])
  return useMemo(() => ({ ...actions, openId }), [actions, openId])
}

function createQuestionActions(
  edit: VacancyEdit,
  announce: (text: string) => void,
  setOpenId: (id: string | null) => void,
) {
  const createNewQuestionId = () => createQuestionId('q', edit.newKey)
  const getGroups = () => edit.store.getState().content?.screeningQuestions ?? []
  const change = (applyChange: (groups: Groups, content: AuthoredVacancyContent) => Groups) =>
    flushSync(() =>
      edit.change((content) => ({
        ...content,
        screeningQuestions: applyChange(content.screeningQuestions, content),
      })),
    )
  /** Returns the id of the last group; creates a group if there is none. */
  const getOrCreateGroupId = (name: string): string => {
    const last = getGroups().at(-1)
    if (last) return last.id
    const id = createQuestionId('g', edit.newKey)
    change((groups) => [...groups, { id, name, questions: [] }])
    return id
  }
  const insertQuestions = (
    groupId: string,
    addedQuestions: readonly AuthoredQuestion[],
    afterId?: string,
  ) => {
    change((groups) => addQuestions(groups, groupId, addedQuestions, afterId))
    const first = addedQuestions[0]
    if (!first) return
    flushSync(() => setOpenId(first.id))
    focusFirst(`[data-question="${first.id}"] [name="label"]`)
  }
  return {
    /** The edit state of the vacancy that the questions belong to. */
    edit,
    open: (id: string | null) => flushSync(() => setOpenId(id)),
    getGroups,
    announce,
    change: (id: string, applyChange: (question: AuthoredQuestion) => AuthoredQuestion) =>
      change((groups) => changeQuestion(groups, id, applyChange)),
    add: (groupId: string, kind: FieldKind) => {
      insertQuestions(groupId, [createQuestion(createNewQuestionId(), kind)])
      announce(texts.added)
    },
    duplicate: (question: AuthoredQuestion) => {
      const group = getQuestionGroup(getGroups(), question.id)
      if (group) insertQuestions(group.id, [copyQuestion(question, createNewQuestionId())], question.id)
      announce(texts.added)
    },
    move: (id: string, groupId: string, position: number) => {
      change((groups) => moveQuestion(groups, id, groupId, position))
      const group = getQuestionGroup(getGroups(), id)
      const index = group?.questions.findIndex((item) => item.id === id) ?? 0
      const name = group?.questions[index]?.text || texts.unnamed
      announce(texts.moved(name, index + 1, group?.questions.length ?? 0))
    },
    remove: (ids: readonly string[], name: string) => {
      const group = getQuestionGroup(getGroups(), ids[0] ?? '')
      change((groups) => removeQuestions(groups, ids))
      announce(texts.removed(name))
      if (group) focusFirst(`[data-question="${group.id}"] .fy-question-editor__title`)
    },
    addGroup: () => {
      const id = createQuestionId('g', edit.newKey)
      change((groups) => [...groups, { id, name: '', questions: [] }])
      focusFirst(`[data-question="${id}"] input`)
    },
    changeGroup: (id: string, applyChange: (group: AuthoredQuestionGroup) => AuthoredQuestionGroup) =>
      change((groups) => groups.map((group) => (group.id === id ? applyChange(group) : group))),
    moveGroup: (id: string, position: number) => change((groups) => moveGroup(groups, id, position)),
    removeGroup: ({ id, questions }: AuthoredQuestionGroup, name: string) => {
      const ids = questions.map((item) => item.id)
      change((groups) => removeQuestions(groups, ids).filter((group) => group.id !== id))
      announce(texts.removed(name))
    },
    addFromLibrary: ({ id: libraryId, question }: LibraryQuestion) => {
      insertQuestions(getOrCreateGroupId(texts.firstGroup), [
        { ...question, id: createNewQuestionId(), libraryId },
      ])
      announce(texts.added)
    },
    addGroupFromLibrary: (entry: LibraryGroup) => {
      const group = fromLibraryGroup(entry, getGroups(), edit.newKey)
      change((groups) => [...groups, group])
      focusFirst(`[data-question="${group.id}"] .fy-question-editor__title`)
      announce(texts.groupAdded(entry.name, group.questions.length))
    },
    addRequirementQuestions: () => {
      const { content } = edit.store.getState()
      const addedQuestions = content
        ? createRequirementQuestions(getGroups(), content.requirements, createNewQuestionId)
        : []
      if (addedQuestions.length > 0)
        insertQuestions(getOrCreateGroupId(texts.requirementGroup), addedQuestions)
      announce(
        addedQuestions.length > 0
          ? texts.fromRequirementsDone(addedQuestions.length)
          : texts.fromRequirementsNone,
      )
    },
  }
}

export type QuestionsEdit = ReturnType<typeof useQuestions>

/** Props of one group among the groups of its vacancy. */
export interface QuestionGroupProps {
  group: AuthoredQuestionGroup
  index: number
  groups: readonly AuthoredQuestionGroup[]
  questions: QuestionsEdit
  findings: readonly VacancyFinding[]
}

/** Returns the name of a question in lists: its text, or a placeholder while it has none. */
export const getName = ({ text }: Pick<AuthoredQuestion, 'text'>): string => text || texts.unnamed

/** Props of the form of the open question. */
export interface QuestionFormProps {
  question: AuthoredQuestion
  groups: readonly AuthoredQuestionGroup[]
  questions: QuestionsEdit
  /** Findings about this question. */
  findings: readonly VacancyFinding[]
}
