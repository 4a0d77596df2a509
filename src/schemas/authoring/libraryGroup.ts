import { type FieldComparison, type FieldCondition, getComparisons } from '../fields/fieldCondition'
import { pickQuestionGroupSettings } from '../fields/repeats'
import type { AuthoredQuestion, AuthoredQuestionGroup, LibraryQuestion } from './authoredVacancy'
import { createQuestionId, removeQuestionReferences } from './questionEdits'

/** A group as stored in the library: its questions refer only to each other. */
export type LibraryGroupContent = Omit<AuthoredQuestionGroup, 'id' | 'libraryId'>

/** A group of questions that is stored in the library for reuse. */
export interface LibraryGroup {
  id: string
  /** The name in the library. The heading in vacancies is the group's own name. */
  name: string
  group: LibraryGroupContent
  /** The vacancies with a group that was copied from this one. */
  usedIn: { id: string; name: string }[]
}

/** A group that was just saved. */
export interface SavedLibraryGroup extends LibraryGroup {
  /** Ids, as in the request, of the questions whose references to questions outside the group were removed. */
  freed: string[]
}

/** Maximum number of groups in a client's library. */
export const maximumLibraryGroups = 500

type Groups = readonly AuthoredQuestionGroup[]
/** Maps the ids of questions to their ids in the library, or to those in a vacancy. */
type IdMap = ReadonlyMap<string, string>

/**
 * Converts a vacancy's group to its library form: restores the ids that the questions have in the library, and
 * removes references to questions outside the group.
 * @returns the group, and the vacancy ids of the questions that had such references
 */
export function toLibraryGroup(group: LibraryGroupContent): {
  group: LibraryGroupContent
  unlinkedIds: string[]
} {
  const { name, questions } = group
  const libraryIds = mapLibraryIds(questions)
  const getOutsideIds = (question: AuthoredQuestion) =>
    getReferencedIds(question).filter((field) => !libraryIds.has(field))
  const unlinkedIds = questions.filter((question) => getOutsideIds(question).length > 0).map(({ id }) => id)
  const libraryQuestions = questions.map(({ keptId: _, ...question }) =>
    replaceQuestionIds(removeQuestionReferences(question, getOutsideIds(question)), libraryIds),
  )
  return { group: { name, ...pickQuestionGroupSettings(group), questions: libraryQuestions }, unlinkedIds }
}

/**
 * Converts a library group to a group for a vacancy. Questions keep their ids unless the vacancy already uses them.
 */
export function fromLibraryGroup(
  { id, group }: LibraryGroup,
  groups: Groups,
  newKey: () => string,
): AuthoredQuestionGroup {
  const usedIds = new Set(getIds(groups))
  const vacancyIds = new Map(
    group.questions.map((item) => [item.id, usedIds.has(item.id) ? createQuestionId('q', newKey) : item.id]),
  )
  const questions = group.questions.map((question) => toVacancyQuestion(question, vacancyIds))
  return { ...group, id: createQuestionId('g', newKey), libraryId: id, questions }
}

/**
 * Updates the copies of a library group in a vacancy after the group has changed. Questions are matched by id and keep
 * their ids; new questions are added, and removed questions disappear. A question that was moved to another group
 * stays there.
 * Conditions on the vacancy's questions outside the group are kept, unless they cannot be combined with the library's
 * own condition.
 */
export function withLibraryGroup(
  groups: Groups,
  libraryId: string,
  libraryGroup: LibraryGroupContent,
  newKey: () => string,
): AuthoredQuestionGroup[] {
  return groups
    .filter((group) => group.libraryId === libraryId)
    .reduce(
      (changedGroups, group) => updateCopiedGroup(changedGroups, group, libraryGroup, newKey),
      [...groups],
    )
}

function updateCopiedGroup(
  groups: AuthoredQuestionGroup[],
  { id, libraryId, questions: previousQuestions }: AuthoredQuestionGroup,
  libraryGroup: LibraryGroupContent,
  newKey: () => string,
): AuthoredQuestionGroup[] {
  const otherGroups = groups.filter((group) => group.id !== id)
  const outsideIds = new Set(getIds(otherGroups))
  const previousByLibraryId = new Map(previousQuestions.map((item) => [getLibraryId(item), item]))
  // Ids of the questions that were moved to another group, by their library ids.
  const movedIds = new Map(
    otherGroups
      .filter((otherGroup) => otherGroup.libraryId !== libraryId)
      .flatMap(({ questions }) => questions.map((item): [string, string] => [getLibraryId(item), item.id])),
  )
  const getVacancyId = (questionId: string) =>
    previousByLibraryId.get(questionId)?.id ??
    movedIds.get(questionId) ??
    (outsideIds.has(questionId) ? createQuestionId('q', newKey) : questionId)
  const vacancyIds = new Map(libraryGroup.questions.map((item) => [item.id, getVacancyId(item.id)]))
  const questions = libraryGroup.questions
    .filter((item) => previousByLibraryId.has(item.id) || !movedIds.has(item.id))
    .map((item) =>
      withCustomConditions(toVacancyQuestion(item, vacancyIds), previousByLibraryId.get(item.id), outsideIds),
    )
  const retainedIds = new Set(questions.map((item) => item.id))
  // Questions outside cannot refer to a repeating group, because its questions have no single answer.
  const removedIds = previousQuestions
    .map((item) => item.id)
    .filter((questionId) => libraryGroup.repeats || !retainedIds.has(questionId))
  const changedGroup = { ...libraryGroup, id, ...(libraryId === undefined ? {} : { libraryId }), questions }
  return groups.map((group) =>
    group.id === id
      ? changedGroup
      : {
          ...group,
          questions: group.questions.map((question) => removeQuestionReferences(question, removedIds)),
        },
  )
}

/** Updates a copied question from the library. It keeps its id, its conditions and its alternative. */
export function withLibraryQuestion(
  { id, keptId, libraryId, ...customized }: AuthoredQuestion,
  { question }: Pick<LibraryQuestion, 'question'>,
): AuthoredQuestion {
  const { visibleWhen, requiredWhen, alternative } = customized
  return {
    ...question,
    id,
    ...(keptId === undefined ? {} : { keptId }),
    ...(libraryId === undefined ? {} : { libraryId }),
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(alternative === undefined ? {} : { alternative }),
  }
}

function withCustomConditions(
  question: AuthoredQuestion,
  existingQuestion: AuthoredQuestion | undefined,
  outsideIds: ReadonlySet<string>,
): AuthoredQuestion {
  const { visibleWhen, requiredWhen, ...rest } = question
  const visibleCondition = combineConditions(existingQuestion?.visibleWhen, visibleWhen, outsideIds)
  const requiredCondition = rest.isRequired
    ? undefined
    : combineConditions(existingQuestion?.requiredWhen, requiredWhen, outsideIds)
  return {
    ...rest,
    ...(visibleCondition ? { visibleWhen: visibleCondition } : {}),
    ...(requiredCondition ? { requiredWhen: requiredCondition } : {}),
  }
}

/**
 * Combines the library's condition with the vacancy's comparisons on questions outside the group. Returns the
 * library's condition alone if they cannot be combined.
 */
function combineConditions(
  existingCondition: FieldCondition | undefined,
  libraryCondition: FieldCondition | undefined,
  outsideIds: ReadonlySet<string>,
): FieldCondition | undefined {
  const outsideComparisons = existingCondition
    ? getComparisons(existingCondition).filter(({ field }) => outsideIds.has(field))
    : []
  if (!existingCondition || outsideComparisons.length === 0) return libraryCondition
  const libraryComparisons = libraryCondition ? getComparisons(libraryCondition) : []
  const operator = 'any' in existingCondition ? 'any' : 'all'
  const libraryOperator = libraryCondition && 'any' in libraryCondition ? 'any' : 'all'
  if (libraryComparisons.length > 1 && libraryOperator !== operator) return libraryCondition
  return createCondition(operator, [...outsideComparisons, ...libraryComparisons])
}

function createCondition(
  operator: 'all' | 'any',
  comparisons: FieldComparison[],
): FieldCondition | undefined {
  if (comparisons.length === 1) return comparisons[0]
  return operator === 'any' ? { any: comparisons } : { all: comparisons }
}

const getLibraryId = ({ id, keptId }: AuthoredQuestion) => keptId ?? id
const getIds = (groups: Groups) => groups.flatMap(({ questions }) => questions.map(({ id }) => id))

/** Maps each question's id to its id in the library. */
function mapLibraryIds(questions: readonly AuthoredQuestion[]): Map<string, string> {
  const usedIds = new Set(questions.filter(({ keptId }) => keptId === undefined).map(({ id }) => id))
  return new Map(
    questions.map((question) => {
      const preferredId = getLibraryId(question)
      const libraryId = question.keptId === undefined || !usedIds.has(preferredId) ? preferredId : question.id
      usedIds.add(libraryId)
      return [question.id, libraryId]
    }),
  )
}

/** Returns the ids of all questions that a question refers to. */
function getReferencedIds({ visibleWhen, requiredWhen, alternative }: AuthoredQuestion): string[] {
  const comparisons = [visibleWhen, requiredWhen].flatMap((fieldCondition) =>
    fieldCondition ? getComparisons(fieldCondition) : [],
  )
  return [...comparisons.map(({ field }) => field), ...(alternative === undefined ? [] : [alternative])]
}

/** Returns the question under its mapped id, with its references mapped as well. */
function replaceQuestionIds(question: AuthoredQuestion, idMap: IdMap): AuthoredQuestion {
  const { visibleWhen, requiredWhen, alternative, ...rest } = question
  const id = idMap.get(question.id) ?? question.id
  return {
    ...rest,
    id,
    ...(visibleWhen ? { visibleWhen: replaceReferencedIds(visibleWhen, idMap) } : {}),
    ...(requiredWhen ? { requiredWhen: replaceReferencedIds(requiredWhen, idMap) } : {}),
    ...(alternative === undefined ? {} : { alternative: idMap.get(alternative) ?? alternative }),
  }
}

/** Returns a library question under its id in the vacancy; `keptId` holds its library id if they differ. */
function toVacancyQuestion(question: AuthoredQuestion, idMap: IdMap): AuthoredQuestion {
  const renamedQuestion = replaceQuestionIds(question, idMap)
  return renamedQuestion.id === question.id ? renamedQuestion : { ...renamedQuestion, keptId: question.id }
}

function replaceReferencedIds(condition: FieldCondition, idMap: IdMap): FieldCondition {
  const comparisons = getComparisons(condition).map((comparison) => ({
    ...comparison,
    field: idMap.get(comparison.field) ?? comparison.field,
  }))
  if ('any' in condition) return { any: comparisons }
  return 'all' in condition ? { all: comparisons } : (comparisons[0] ?? condition)
}
