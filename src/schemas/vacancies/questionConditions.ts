import type { FieldComparison, FieldCondition } from '../fields/fieldCondition'
import type { QuestionGroupSettings } from '../fields/repeats'
import type { QuestionLogic } from '../rules/questionLogic'

type NamedConditions = Pick<QuestionLogic, 'visibleWhen' | 'requiredWhen'>

interface Group extends QuestionGroupSettings {
  questions: readonly { id: number; name?: string }[]
}

/**
 * Returns the conditions of a question with form field keys instead of question names. Names are looked up in the
 * question's own group first. Questions of other repeating groups are excluded, because they have no single answer.
 */
export function toKeyedConditions(
  question: NamedConditions,
  group: Group,
  groups: readonly Group[],
): NamedConditions {
  const singleGroups = groups.filter(({ repeats }) => !repeats)
  const referencedQuestions = [group, ...singleGroups].flatMap(({ questions }) => questions)
  const getKey = (name: string) => {
    const namedQuestion = referencedQuestions.find((other) => other.name === name)
    // An unknown name is mapped to a key that no field has.
    return namedQuestion ? `question-${namedQuestion.id}` : `questions/${name}`
  }
  const { visibleWhen, requiredWhen } = question
  return {
    ...(visibleWhen ? { visibleWhen: renameFields(visibleWhen, getKey) } : {}),
    ...(requiredWhen ? { requiredWhen: renameFields(requiredWhen, getKey) } : {}),
  }
}

function renameFields(condition: FieldCondition, getKey: (name: string) => string): FieldCondition {
  const replaceKey = (comparison: FieldComparison) => ({ ...comparison, field: getKey(comparison.field) })
  if ('all' in condition) return { all: condition.all.map(replaceKey) }
  if ('any' in condition) return { any: condition.any.map(replaceKey) }
  return replaceKey(condition)
}
