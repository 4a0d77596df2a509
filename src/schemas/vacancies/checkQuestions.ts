import { accountSchemaTexts, groupEditorTexts as groupTexts } from '../../texts/admin/accountSchema.texts'
import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import {
  checkDayBounds,
  getInitialValueMessage,
  supportsCharacterRules,
} from '../fieldLogic/checkFieldBounds'
import { checkRowLimits, maxGroupFields } from '../fieldLogic/checkGroup'
import { checkLogic, type LogicField } from '../fieldLogic/checkLogic'
import type { FieldError } from '../forms/builtForm'
import { getControlKind } from '../kinds/fieldType'
import { kinds } from '../kinds/kindRegistry'
import { toKeyedConditions } from './questionConditions'
import type { QuestionGroupPayload, QuestionPayload, VacancyPayload } from './vacancyPayload'

/** Maximum number of questions with a condition in one vacancy. */
const maxConditionalQuestions = 500

/** Validates the conditions and the properties of a vacancy's questions. Returns the errors with their paths. */
export function checkQuestions({
  screeningQuestions,
}: Pick<VacancyPayload, 'screeningQuestions'>): FieldError[] {
  const groupsWithPaths = screeningQuestions.map((group, index) => ({
    ...group,
    groupIndex: index,
    questions: group.questions.map((question, questionIndex) => ({
      ...question,
      id: questionIndex,
      path: `/screeningQuestions/${index}/questions/${questionIndex}`,
    })),
  }))
  // The ids are unique across all groups.
  let id = 0
  for (const question of groupsWithPaths.flatMap(({ questions }) => questions)) question.id = id++
  const allQuestions = groupsWithPaths.flatMap((group) =>
    group.questions.map((question) => ({
      question,
      group,
      field: toLogicField(question, group, groupsWithPaths),
    })),
  )
  const conditionalQuestions = allQuestions.filter(({ field }) => field.visibleWhen ?? field.requiredWhen)
  if (conditionalQuestions.length > maxConditionalQuestions)
    return [{ path: '/screeningQuestions', message: rulesTexts.atMost(maxConditionalQuestions) }]
  const unrepeatedQuestions = allQuestions.filter(({ group }) => !group.repeats)
  return [
    ...findLogicErrors(unrepeatedQuestions),
    ...groupsWithPaths
      .filter(({ repeats }) => repeats)
      .flatMap((group) => [
        ...findRowErrors(group),
        ...findLogicErrors(
          allQuestions.filter((item) => item.group === group),
          unrepeatedQuestions,
        ),
      ]),
    ...allQuestions.flatMap(({ question }) => checkQuestion(question)),
  ]
}

interface QuestionWithPath {
  question: { path: string }
  field: LogicField
}

/** @param outerQuestions the questions outside of a repeating group, which conditions in the group may also refer to */
function findLogicErrors(
  questions: readonly QuestionWithPath[],
  outerQuestions: readonly QuestionWithPath[] = [],
): FieldError[] {
  const getFields = (list: readonly QuestionWithPath[]) => list.map(({ field }) => field)
  return checkLogic(getFields(questions), getFields(outerQuestions)).map(({ index, part, message }) => ({
    path: `${questions[index]?.question.path}/${part}`,
    message,
  }))
}

/**
 * Validates the rows of a repeating group. File questions are not allowed in it, because files are transmitted
 * separately from the answers.
 */
function findRowErrors({
  groupIndex,
  repeats,
  questions,
}: QuestionGroupPayload & { groupIndex: number }): FieldError[] {
  const path = `/screeningQuestions/${groupIndex}`
  const countFault = questions.length > maxGroupFields ? groupTexts.tooManyFields(maxGroupFields) : undefined
  return [
    ...(countFault === undefined ? [] : [{ path: `${path}/questions`, message: countFault }]),
    ...checkRowLimits(repeats).map((error) => ({ ...error, path: `${path}${error.path}` })),
    ...questions.flatMap(({ controlType }, questionIndex) =>
      kinds[getControlKind(controlType)].rule === 'file'
        ? [{ path: `${path}/questions/${questionIndex}/controlType`, message: groupTexts.noFileInGroup }]
        : [],
    ),
  ]
}

function toLogicField(
  question: QuestionPayload & { id: number },
  group: Parameters<typeof toKeyedConditions>[1],
  groups: Parameters<typeof toKeyedConditions>[2],
): LogicField {
  return {
    key: `question-${question.id}`,
    label: question.text,
    kind: getControlKind(question.controlType),
    options: question.options,
    ...toKeyedConditions(question, group, groups),
  }
}

function checkQuestion(question: QuestionPayload & { path: string }): FieldError[] {
  const { path, earliest, latest, characters, minimum, maximum, defaultValue, options } = question
  const kind = getControlKind(question.controlType)
  const rules = {
    kind: kinds[kind].rule,
    required: false,
    ...omitUndefined({ minimum, maximum, earliest, latest }),
  }
  const anyLimit = minimum ?? maximum
  const faults: [string, string | undefined][] = [
    ['visibleWhen', question.alternative && question.visibleWhen ? texts.alternativeAlwaysShown : undefined],
    ['minimum', anyLimit !== undefined && rules.kind !== 'number' ? accountSchemaTexts.notNumber : undefined],
    ['maximum', isAbove(minimum, maximum) ? accountSchemaTexts.minimumAboveMaximum : undefined],
    ...checkDayBounds(kind, omitUndefined({ earliest, latest })),
    ['characters', characters && !supportsCharacterRules(kind) ? texts.notText : undefined],
    ['defaultValue', getInitialValueMessage(kind, defaultValue, { rules, ...omitUndefined({ options }) })],
  ]
  return faults.flatMap(([part, message]) => (message ? [{ path: `${path}/${part}`, message }] : []))
}

function isAbove(minimum: number | undefined, maximum: number | undefined): boolean {
  return minimum !== undefined && maximum !== undefined && minimum > maximum
}

/** Removes undefined properties. */
function omitUndefined<Parts extends object>(
  parts: Parts,
): { [Name in keyof Parts]?: NonNullable<Parts[Name]> } {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Parts]?: NonNullable<Parts[Name]> }
}
