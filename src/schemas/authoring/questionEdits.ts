import { questionEditorTexts as texts } from '../../texts/admin/questions.texts'
import { describeCondition, type FieldLookup } from '../fieldLogic/describeCondition'
import { type FieldCondition, getComparisons } from '../fields/fieldCondition'
import { type FieldKind, kinds } from '../kinds/kindRegistry'
import type { AuthoredQuestion, AuthoredQuestionGroup } from './authoredVacancy'
import { toQuestionLogicField } from './questionValues'

type Groups = readonly AuthoredQuestionGroup[]

/** Creates an id for a new question or group. It stays the same when the question is reworded or moved. */
export function createQuestionId(prefix: 'q' | 'g', createKey: () => string): string {
  return `${prefix}-${createKey()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 12)
    .toLowerCase()}`
}

/** Creates a question without a text. A kind that needs options starts with example options. */
export function createQuestion(id: string, kind: FieldKind): AuthoredQuestion {
  const base = { id, text: '', notes: '', controlType: kinds[kind].controlType, isRequired: false }
  const initialOptions = kind === 'radio' ? texts.yesNo : texts.firstOptions
  const choices = kinds[kind].options === 'needed' ? initialOptions : []
  return {
    ...base,
    minLength: null,
    maxLength: null,
    options: choices.map((label) => ({ label, value: label })),
  }
}

/** Returns the group that contains a question. */
export function getQuestionGroup(groups: Groups, id: string): AuthoredQuestionGroup | undefined {
  return groups.find(({ questions }) => questions.some((question) => question.id === id))
}

export function changeQuestion(
  groups: Groups,
  id: string,
  change: (question: AuthoredQuestion) => AuthoredQuestion,
): AuthoredQuestionGroup[] {
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => (question.id === id ? change(question) : question)),
  }))
}

/** Inserts questions into a group: after the question with the id `previousId`, or at the end. */
export function addQuestions(
  groups: Groups,
  groupId: string,
  addedQuestions: readonly AuthoredQuestion[],
  previousId?: string,
): AuthoredQuestionGroup[] {
  return groups.map((group) => {
    if (group.id !== groupId) return group
    const index = group.questions.findIndex(({ id }) => id === previousId)
    return {
      ...group,
      questions: group.questions.toSpliced(
        index < 0 ? group.questions.length : index + 1,
        0,
        ...addedQuestions,
      ),
    }
  })
}

/** Moves a question to this index (from 0) in the same or another group. */
export function moveQuestion(
  groups: Groups,
  id: string,
  groupId: string,
  position: number,
): AuthoredQuestionGroup[] {
  const question = getQuestionGroup(groups, id)?.questions.find((item) => item.id === id)
  if (!question) return [...groups]
  return groups.map((group) => {
    const remainingQuestions = group.questions.filter((item) => item.id !== id)
    if (group.id !== groupId) return { ...group, questions: remainingQuestions }
    return {
      ...group,
      questions: remainingQuestions.toSpliced(
        Math.max(0, Math.min(position, remainingQuestions.length)),
        0,
        question,
      ),
    }
  })
}

/** Moves a group to this index (from 0). */
export function moveGroup(groups: Groups, id: string, position: number): AuthoredQuestionGroup[] {
  const group = groups.find((questionGroup) => questionGroup.id === id)
  if (!group) return [...groups]
  const remainingGroups = groups.filter((questionGroup) => questionGroup.id !== id)
  return remainingGroups.toSpliced(Math.max(0, Math.min(position, remainingGroups.length)), 0, group)
}

/** Removes questions and all references to them. */
export function removeQuestions(groups: Groups, ids: readonly string[]): AuthoredQuestionGroup[] {
  return groups.map((group) => ({
    ...group,
    questions: group.questions
      .filter(({ id }) => !ids.includes(id))
      .map((question) => removeQuestionReferences(question, ids)),
  }))
}

/** Removes the references to these questions from a question. */
export function removeQuestionReferences(
  question: AuthoredQuestion,
  ids: readonly string[],
): AuthoredQuestion {
  const { visibleWhen, requiredWhen, alternative, ...rest } = question
  const visibleCondition = visibleWhen && removeFromCondition(visibleWhen, ids)
  const requiredCondition = requiredWhen && removeFromCondition(requiredWhen, ids)
  return {
    ...rest,
    ...(alternative === undefined || ids.includes(alternative) ? {} : { alternative }),
    ...(visibleCondition ? { visibleWhen: visibleCondition } : {}),
    ...(requiredCondition ? { requiredWhen: requiredCondition } : {}),
  }
}

function removeFromCondition(condition: FieldCondition, ids: readonly string[]): FieldCondition | undefined {
  const comparisons = getComparisons(condition)
  const remainingComparisons = comparisons.filter(({ field }) => !ids.includes(field))
  if (remainingComparisons.length === comparisons.length) return condition
  if (remainingComparisons.length === 0) return undefined
  return 'any' in condition ? { any: remainingComparisons } : { all: remainingComparisons }
}

/** Returns a lookup of questions by the ids that conditions use. */
export function createQuestionLookup(groups: Groups): FieldLookup {
  const fieldById = new Map(
    groups
      .flatMap(({ questions }) => questions)
      .map((question) => [question.id, toQuestionLogicField(question)]),
  )
  return (key) => fieldById.get(key)
}

/** Describes the conditions of other questions that depend on these questions, one sentence each. */
export function describeQuestionDependents(groups: Groups, ids: readonly string[]): string[] {
  const findField = createQuestionLookup(groups)
  const refersToQuestion = (condition: FieldCondition | undefined) =>
    condition !== undefined && getComparisons(condition).some(({ field }) => ids.includes(field))
  return groups
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => !ids.includes(id))
    .flatMap(({ text, visibleWhen, requiredWhen }) => [
      ...(visibleWhen && refersToQuestion(visibleWhen)
        ? [texts.dependsShown(text, describeCondition(visibleWhen, findField))]
        : []),
      ...(requiredWhen && refersToQuestion(requiredWhen)
        ? [texts.dependsRequired(text, describeCondition(requiredWhen, findField))]
        : []),
    ])
}

/**
 * Copies a question under a new id. The copy has the same conditions; conditions of other questions still refer to
 * the original.
 */
export function copyQuestion(question: AuthoredQuestion, id: string): AuthoredQuestion {
  const { libraryId: _libraryId, keptId: _keptId, ...rest } = question
  return { ...rest, id, text: texts.copyLabel(question.text) }
}

/** Creates a required question for each requirement with a name that no question asks about yet. */
export function createRequirementQuestions(
  groups: Groups,
  requirements: readonly { name: string; description: string; isRequired: boolean }[],
  createId: () => string,
): AuthoredQuestion[] {
  const askedTexts = new Set(groups.flatMap(({ questions }) => questions).map(({ text }) => text))
  return requirements
    .filter(({ name }) => name.trim() !== '' && !askedTexts.has(texts.requirementQuestion(name)))
    .map(({ name, description }) => ({
      ...createQuestion(createId(), 'radio'),
      text: texts.requirementQuestion(name),
      notes: description,
      isRequired: true,
      options: texts.yesNo.map((label) => ({ label, value: label })),
    }))
}
