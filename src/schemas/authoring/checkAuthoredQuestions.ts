import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { logicTexts } from '../../texts/admin/fieldLogic.texts'
import { isBlankText } from '../fields/cleanText'
import { toRepeats } from '../fields/repeats'
import { findControlKind } from '../kinds/controlTypes'
import { kinds } from '../kinds/kindRegistry'
import { checkQuestions } from '../vacancies/checkQuestions'
import type { QuestionGroupPayload } from '../vacancies/vacancyPayload'
import { type AuthoredQuestion, type AuthoredQuestionGroup, maxQuestions } from './authoredVacancy'
import type { VacancyFinding } from './vacancyFinding'
import { checkLength, createAdviceFindings, createError, longest } from './vacancyFindings'

/** Validates a vacancy's questions, and reports sensitive topics for this country. */
export function checkAuthoredQuestions(
  groups: readonly AuthoredQuestionGroup[],
  country: string,
): VacancyFinding[] {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count > maxQuestions) {
    return [createError('/screeningQuestions', 'too-many', texts.tooMany(count, maxQuestions))]
  }
  const seenNames = new Set<string>()
  const findings = groups.flatMap((group, index) => [
    ...checkLength(`/screeningQuestions/${index}/name`, group.name, longest.name),
    ...checkLength(`/screeningQuestions/${index}/itemLabel`, group.itemLabel ?? '', longest.rows),
    ...group.questions.flatMap((question, nth) => {
      const path = `/screeningQuestions/${index}/questions/${nth}`
      const isTwice = seenNames.has(question.id)
      seenNames.add(question.id)
      return [
        ...(isTwice ? [createError(path, 'id-twice', texts.idTwice)] : []),
        ...checkQuestion(question, group, path),
        ...createAdviceFindings(`${path}/text`, `${question.text}`, country),
      ]
    }),
  ])
  const logic = checkQuestions({ screeningQuestions: getAskedQuestions(groups) })
  return [
    ...findings,
    ...logic.map(({ path, message }) => createError(path, 'logic', rewordMessage(message, seenNames))),
  ]
}

/** Rewords a message about an unknown question, because users do not know question ids. */
function rewordMessage(message: string, knownIds: ReadonlySet<string>): string {
  const id = /“(q-[^“”]*)”/.exec(message)?.[1]
  if (id === undefined || message !== logicTexts.noSuchField(id)) return message
  return knownIds.has(id) ? texts.questionInRows : texts.questionGone
}

/** Returns the questions as the form asks them; their ids serve as names. */
export function getAskedQuestions(groups: readonly AuthoredQuestionGroup[]): QuestionGroupPayload[] {
  return groups.map(({ name, questions, ...rows }) => ({
    name,
    ...toRepeats(rows),
    questions: questions.map(({ id, libraryId: _, keptId: _kept, ...question }) => ({
      ...question,
      name: id,
    })),
  }))
}

function checkQuestion(
  question: AuthoredQuestion,
  group: AuthoredQuestionGroup,
  path: string,
): VacancyFinding[] {
  const { text, notes = '', controlType, minLength, maxLength, alternative } = question
  const isTurned = minLength != null && maxLength != null && minLength > maxLength
  const hasOther = group.questions.some(({ id }) => id === alternative && id !== question.id)
  return [
    ...(isBlankText(text) ? [createError(`${path}/text`, 'needed', texts.needed)] : []),
    ...checkLength(`${path}/text`, text, longest.text),
    ...checkLength(`${path}/notes`, notes, longest.text),
    ...(isTurned ? [createError(`${path}/minLength`, 'min-above-max', texts.minAboveMax)] : []),
    ...(alternative && !hasOther
      ? [createError(`${path}/alternative`, 'no-alternative', texts.noAlternative)]
      : []),
    ...(findControlKind(controlType)
      ? checkOptions(question, path)
      : [createError(`${path}/controlType`, 'unknown-kind', texts.unknownKind)]),
  ]
}

function checkOptions({ controlType, options = [] }: AuthoredQuestion, path: string): VacancyFinding[] {
  const kind = findControlKind(controlType)
  if (options.length === 0 && kind && kinds[kind].options === 'needed') {
    return [createError(`${path}/options`, 'no-options', texts.noOptions)]
  }
  return checkChoices(options, `${path}/options`)
}

/** Validates options: each needs a text and a unique value. */
export function checkChoices(
  options: readonly { label: string; value: string }[],
  path: string,
): VacancyFinding[] {
  const seenNames = new Set<string>()
  return options.flatMap(({ label, value }, index) => {
    const here = `${path}/${index}`
    const length = Math.max(label.length, value.length)
    const isTwice = seenNames.has(value)
    seenNames.add(value)
    if (isBlankText(label) || isBlankText(value))
      return [createError(here, 'option-empty', texts.optionEmpty(index + 1))]
    return [
      ...(isTwice ? [createError(here, 'option-twice', texts.optionTwice(label))] : []),
      ...(length > longest.option
        ? [createError(here, 'too-long', texts.optionTooLong(index + 1, length, longest.option))]
        : []),
    ]
  })
}
