import { isRecord } from '../configShape/checkShape'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  type MergeRules,
  mergeVersions,
  type Versions,
} from '../merge/mergeVersions'
import type { AuthoredQuestion, AuthoredQuestionGroup, AuthoredVacancyContent } from './authoredVacancy'
import { describeVacancyChanges } from './describeVacancyChanges'

/** Objects that are merged as a whole. */
const atomicKeys = new Set<string>([
  ...(['address', 'salary', 'hearBy', 'workplace', 'picture'] as const),
  ...(['visibleWhen', 'requiredWhen', 'repeats'] as const),
])

const rules: MergeRules = {
  getId: (item) => {
    const id = isRecord(item) ? (item.id ?? item.fileId ?? item.name) : undefined
    return id === undefined ? undefined : String(id)
  },
  isAtomic: (key) => atomicKeys.has(key),
}

/**
 * A vacancy with the questions of all groups in one list, so that a question that moves to another group is still
 * recognised.
 */
interface FlatVacancy extends Omit<AuthoredVacancyContent, 'screeningQuestions'> {
  groups: Omit<AuthoredQuestionGroup, 'questions'>[]
  questions: (AuthoredQuestion & { group: string })[]
}

/** Merges the local edits with those that another user saved. */
export function mergeVacancies(
  versions: Versions<AuthoredVacancyContent>,
  choices?: Choices,
): AuthoredVacancyContent {
  const flatVacancies = flattenVersions(versions)
  const mergedVacancy = mergeVersions(flatVacancies, rules, choices)
  return nestQuestions(mergedVacancy, [
    ...flatVacancies.mine.groups,
    ...flatVacancies.theirs.groups,
    ...flatVacancies.base.groups,
  ])
}

/** Describes the fields of a vacancy that both users changed. */
export function describeVacancyConflicts(versions: Versions<AuthoredVacancyContent>): DescribedConflict[] {
  const flatVacancies = flattenVersions(versions)
  return describeConflicts(flatVacancies, rules, (before, after) =>
    describeVacancyChanges(
      nestQuestions(before, flatVacancies.base.groups),
      nestQuestions(after, flatVacancies.base.groups),
    ),
  )
}

function flattenVersions({ base, mine, theirs }: Versions<AuthoredVacancyContent>): Versions<FlatVacancy> {
  return { base: flatten(base), mine: flatten(mine), theirs: flatten(theirs) }
}

function flatten({ screeningQuestions, ...rest }: AuthoredVacancyContent): FlatVacancy {
  return {
    ...rest,
    groups: screeningQuestions.map(({ questions: _questions, ...group }) => group),
    questions: screeningQuestions.flatMap(({ id, questions }) =>
      questions.map((question) => ({ ...question, group: id })),
    ),
  }
}

/** @param knownGroups groups of all versions; a removed group is restored if a question was added to it meanwhile */
function nestQuestions(
  { groups, questions, ...rest }: FlatVacancy,
  knownGroups: FlatVacancy['groups'],
): AuthoredVacancyContent {
  const missingGroups = knownGroups.filter(
    ({ id }, index) =>
      knownGroups.findIndex((knownGroup) => knownGroup.id === id) === index &&
      groups.every((item) => item.id !== id) &&
      questions.some(({ group }) => group === id),
  )
  return {
    ...rest,
    screeningQuestions: [...groups, ...missingGroups].map((group) => ({
      ...group,
      questions: questions.flatMap(({ group: groupId, ...question }) =>
        groupId === group.id ? [question] : [],
      ),
    })),
  }
}
