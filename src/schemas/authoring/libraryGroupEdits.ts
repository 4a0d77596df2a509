import { comparisonsOf, type FieldComparison, type FieldCondition } from '../fields/fieldCondition'
import { toRepeats } from '../fields/repeats'
import type { AuthoredQuestion, AuthoredQuestionGroup, LibraryQuestion } from './authoredVacancy'
import type { LibraryGroup, LibraryGroupContent } from './libraryGroup'
import { createQuestionId, removeConditionsOn } from './questionEdits'

type Groups = readonly AuthoredQuestionGroup[]
type Names = ReadonlyMap<string, string>

/**
 * A vacancy's group as the library keeps it: under the ids that it has there already, and without what looks at questions
 * outside the group. @returns with it the ids, as they were, of the questions that looked there
 */
export function toLibraryGroup(group: LibraryGroupContent): { group: LibraryGroupContent; freed: string[] } {
  const { name, questions } = group
  const names = keptNames(questions)
  const outside = (question: AuthoredQuestion) => fieldsOf(question).filter((field) => !names.has(field))
  const freed = questions.filter((question) => outside(question).length > 0).map(({ id }) => id)
  const kept = questions.map(({ keptId: _, ...question }) =>
    renamed(removeConditionsOn(question, outside(question)), names),
  )
  return { group: { name, ...toRepeats(group), questions: kept }, freed }
}

/** The group for a vacancy: its questions under their own ids where these are free there. */
export function fromLibraryGroup(
  { id, group }: LibraryGroup,
  groups: Groups,
  newKey: () => string,
): AuthoredQuestionGroup {
  const taken = new Set(idsOf(groups))
  const names = new Map(
    group.questions.map((one) => [one.id, taken.has(one.id) ? createQuestionId('q', newKey) : one.id]),
  )
  const questions = group.questions.map((question) => placed(question, names))
  return { ...group, id: createQuestionId('g', newKey), libraryId: id, questions }
}

/**
 * The groups of a vacancy after one of the library has changed: its questions are known again by their ids and keep them,
 * new ones come, and those that are no more go. One that was moved to another group stays there. What the vacancy's own
 * questions outside are looked at for stays, unless it can't be said together with the library's own condition.
 */
export function withLibraryGroup(
  groups: Groups,
  libraryId: string,
  kept: LibraryGroupContent,
  newKey: () => string,
): AuthoredQuestionGroup[] {
  return groups
    .filter((group) => group.libraryId === libraryId)
    .reduce((now, group) => changedIn(now, group, kept, newKey), [...groups])
}

function changedIn(
  groups: AuthoredQuestionGroup[],
  { id, libraryId, questions: before }: AuthoredQuestionGroup,
  kept: LibraryGroupContent,
  newKey: () => string,
): AuthoredQuestionGroup[] {
  const others = groups.filter((one) => one.id !== id)
  const outside = new Set(idsOf(others))
  const here = new Map(before.map((one) => [keptIdOf(one), one]))
  const moved = new Map(
    others
      .filter((one) => one.libraryId !== libraryId)
      .flatMap(({ questions }) => questions.map((one): [string, string] => [keptIdOf(one), one.id])),
  )
  const nameOf = (one: string) =>
    here.get(one)?.id ?? moved.get(one) ?? (outside.has(one) ? createQuestionId('q', newKey) : one)
  const names = new Map(kept.questions.map((one) => [one.id, nameOf(one.id)]))
  const questions = kept.questions
    .filter((one) => here.has(one.id) || !moved.has(one.id))
    .map((one) => withOwnConditions(placed(one, names), here.get(one.id), outside))
  const stay = new Set(questions.map((one) => one.id))
  // Into rows nobody looks from outside: there is no one answer.
  const lost = before.map((one) => one.id).filter((one) => kept.repeats || !stay.has(one))
  const changed = { ...kept, id, ...(libraryId === undefined ? {} : { libraryId }), questions }
  return groups.map((one) =>
    one.id === id
      ? changed
      : { ...one, questions: one.questions.map((question) => removeConditionsOn(question, lost)) },
  )
}

/** A question that was taken from the library as it reads there now: it keeps what its own place says of it. */
export function withLibraryQuestion(
  { id, keptId, libraryId, ...before }: AuthoredQuestion,
  { question }: Pick<LibraryQuestion, 'question'>,
): AuthoredQuestion {
  const { visibleWhen, requiredWhen, alternative } = before
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

function withOwnConditions(
  question: AuthoredQuestion,
  own: AuthoredQuestion | undefined,
  outside: ReadonlySet<string>,
): AuthoredQuestion {
  const { visibleWhen, requiredWhen, ...rest } = question
  const shown = joined(own?.visibleWhen, visibleWhen, outside)
  const wanted = rest.isRequired ? undefined : joined(own?.requiredWhen, requiredWhen, outside)
  return {
    ...rest,
    ...(shown ? { visibleWhen: shown } : {}),
    ...(wanted ? { requiredWhen: wanted } : {}),
  }
}

/** The library's condition, and with it what the vacancy's own asks of questions outside the group. */
function joined(
  own: FieldCondition | undefined,
  kept: FieldCondition | undefined,
  outside: ReadonlySet<string>,
): FieldCondition | undefined {
  const beyond = own ? comparisonsOf(own).filter(({ field }) => outside.has(field)) : []
  if (!own || beyond.length === 0) return kept
  const within = kept ? comparisonsOf(kept) : []
  const link = 'any' in own ? 'any' : 'all'
  const keptLink = kept && 'any' in kept ? 'any' : 'all'
  if (within.length > 1 && keptLink !== link) return kept
  return conditionOf(link, [...beyond, ...within])
}

function conditionOf(link: 'all' | 'any', all: FieldComparison[]): FieldCondition | undefined {
  if (all.length === 1) return all[0]
  return link === 'any' ? { any: all } : { all }
}

const keptIdOf = ({ id, keptId }: AuthoredQuestion) => keptId ?? id
const idsOf = (groups: Groups) => groups.flatMap(({ questions }) => questions.map(({ id }) => id))

/** What the library calls each of these questions. */
function keptNames(questions: readonly AuthoredQuestion[]): Map<string, string> {
  const taken = new Set(questions.filter(({ keptId }) => keptId === undefined).map(({ id }) => id))
  return new Map(
    questions.map((question) => {
      const wanted = keptIdOf(question)
      const name = question.keptId === undefined || !taken.has(wanted) ? wanted : question.id
      taken.add(name)
      return [question.id, name]
    }),
  )
}

/** All that a question looks at. */
function fieldsOf({ visibleWhen, requiredWhen, alternative }: AuthoredQuestion): string[] {
  const looks = [visibleWhen, requiredWhen].flatMap((one) => (one ? comparisonsOf(one) : []))
  return [...looks.map(({ field }) => field), ...(alternative === undefined ? [] : [alternative])]
}

/** The question under another id, which it was kept under, and with it what it looks at. */
function renamed(question: AuthoredQuestion, names: Names): AuthoredQuestion {
  const { visibleWhen, requiredWhen, alternative, ...rest } = question
  const id = names.get(question.id) ?? question.id
  return {
    ...rest,
    id,
    ...(visibleWhen ? { visibleWhen: lookingAt(visibleWhen, names) } : {}),
    ...(requiredWhen ? { requiredWhen: lookingAt(requiredWhen, names) } : {}),
    ...(alternative === undefined ? {} : { alternative: names.get(alternative) ?? alternative }),
  }
}

/** A question of the library in a vacancy, where it may need another id. */
function placed(question: AuthoredQuestion, names: Names): AuthoredQuestion {
  const there = renamed(question, names)
  return there.id === question.id ? there : { ...there, keptId: question.id }
}

function lookingAt(condition: FieldCondition, names: Names): FieldCondition {
  const all = comparisonsOf(condition).map((one) => ({ ...one, field: names.get(one.field) ?? one.field }))
  if ('any' in condition) return { any: all }
  return 'all' in condition ? { all } : (all[0] ?? condition)
}
