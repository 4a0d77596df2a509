import { vacancyChangeTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { vacancyFieldTexts } from '../../texts/admin/vacancyFields.texts'
import { isRecord } from '../configShape/checkShape'
import { formatDisplayDate } from '../dateTime/answerDateTime'
import { htmlToText } from '../markup/htmlToText'
import { quoteChange } from '../merge/quoteChange'
import type { AuthoredQuestion, AuthoredVacancyContent } from './authoredVacancy'
import { formatSalary } from './vacancyTemplates'

const simpleKeys = [
  ...(['code', 'name', 'summary', 'department', 'location', 'employmentType'] as const),
  ...(['opensAt', 'closesAt', 'isExpressionOfInterest', 'isListed'] as const),
]

/** Describes the changes from `before` to `after`, one line each. Questions are matched by id. */
export function describeVacancyChanges(
  before: AuthoredVacancyContent,
  after: AuthoredVacancyContent,
): string[] {
  return [
    ...simpleKeys.flatMap((name) =>
      describeTextChange(texts.labels[name], formatValue(before[name]), formatValue(after[name])),
    ),
    ...describeTextChange(texts.labels.salary, describeSalary(before), describeSalary(after)),
    ...describeTextChange(
      texts.labels.hearBy,
      describeResponseDeadline(before),
      describeResponseDeadline(after),
    ),
    ...describeTextChange(texts.labels.workplace, describeWorkplace(before), describeWorkplace(after)),
    ...describeDescriptionChange(before.description ?? '', after.description ?? ''),
    ...describePartChange(texts.labels.picture, before.picture ?? null, after.picture ?? null),
    ...describePartChange(translationTexts.title, before.translations ?? {}, after.translations ?? {}),
    ...describePartChange(texts.labels.address, before.address ?? {}, after.address ?? {}),
    ...(['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const).flatMap((list) =>
      describeItemChanges(texts.items[list], indexByName(before[list]), indexByName(after[list])),
    ),
    ...describeQuestionChanges(before, after),
    ...describeItemChanges(texts.items.attachments, indexFiles(before), indexFiles(after)),
  ]
}

function formatValue(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return value ?? ''
}

function describeSalary({ salary }: AuthoredVacancyContent): string {
  return salary ? formatSalary(salary, null) : ''
}

function describeResponseDeadline({ hearBy }: AuthoredVacancyContent): string {
  if (hearBy?.day) return formatDisplayDate(hearBy.day)
  return hearBy?.days === undefined ? '' : texts.responseInDays(hearBy.days)
}

function describeWorkplace({ workplace }: AuthoredVacancyContent): string {
  if (!workplace) return ''
  const countries = workplace.countries?.length ? ` (${workplace.countries.join(', ')})` : ''
  return vacancyFieldTexts.workplaces[workplace.kind] + countries
}

function describeTextChange(label: string, from: string, to: string): string[] {
  if (from === to) return []
  if (to === '') return [texts.removedValue(label)]
  const [before, after] = quoteChange(from, to)
  return [from === '' ? texts.set(label, after) : texts.changed(label, before, after)]
}

/** Quotes the changed words. If only the formatting changed, the line says just that the description changed. */
function describeDescriptionChange(from: string, to: string): string[] {
  const { description } = texts.labels
  const lines = describeTextChange(description, htmlToText(from), htmlToText(to))
  return lines.length > 0 ? lines : describePartChange(description, from, to)
}

function describePartChange(label: string, from: unknown, to: unknown): string[] {
  return isEqualJson(from, to) ? [] : [texts.part(label)]
}

/** Compares two JSON values. The order of keys does not count: it differs between a draft and a published version. */
function isEqualJson(item: unknown, other: unknown): boolean {
  return toSortedJson(item) === toSortedJson(other)
}

function toSortedJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

type Items = ReadonlyMap<string, unknown>

function indexByName(items: readonly { name: string }[]): Items {
  return new Map(items.map((item) => [item.name, item]))
}

function indexFiles({ attachments }: AuthoredVacancyContent): Items {
  return new Map(attachments.map((file) => [file.filename, file]))
}

function describeItemChanges(listName: string, before: Items, after: Items): string[] {
  return [
    ...[...after].flatMap(([name, item]) => {
      if (!before.has(name)) return [texts.added(listName, name)]
      return isEqualJson(before.get(name), item) ? [] : [texts.itemChanged(listName, name)]
    }),
    ...[...before.keys()].flatMap((name) => (after.has(name) ? [] : [texts.removed(listName, name)])),
  ]
}

interface GroupedQuestion {
  question: AuthoredQuestion
  group: string
}

function indexQuestions({ screeningQuestions }: AuthoredVacancyContent): Map<string, GroupedQuestion> {
  return new Map(
    screeningQuestions.flatMap(({ id, questions }) =>
      questions.map((question): [string, GroupedQuestion] => [question.id, { question, group: id }]),
    ),
  )
}

function describeQuestionChanges(before: AuthoredVacancyContent, after: AuthoredVacancyContent): string[] {
  const [previousQuestions, currentQuestions] = [indexQuestions(before), indexQuestions(after)]
  const retainedIds = [...previousQuestions.keys()].filter((id) => currentQuestions.has(id))
  const order = [...currentQuestions.keys()].filter((id) => previousQuestions.has(id))
  const isMoved = (id: string) => previousQuestions.get(id)?.group !== currentQuestions.get(id)?.group
  const { questions } = texts.items
  return [
    ...[...currentQuestions].flatMap(([id, { question }]) =>
      previousQuestions.has(id)
        ? compareQuestion(previousQuestions.get(id)?.question, question)
        : [texts.added(questions, question.text)],
    ),
    ...[...previousQuestions].flatMap(([id, { question }]) =>
      currentQuestions.has(id) ? [] : [texts.removed(questions, question.text)],
    ),
    ...retainedIds.filter(isMoved).map((id) => texts.moved(currentQuestions.get(id)?.question.text ?? '')),
    ...(isEqualJson(retainedIds, order) || retainedIds.some(isMoved) ? [] : [texts.questionsReordered]),
    ...describeItemChanges(texts.items.groups, indexByName(getGroups(before)), indexByName(getGroups(after))),
  ]
}

const getGroups = ({ screeningQuestions }: AuthoredVacancyContent) =>
  screeningQuestions.map(({ name, repeats, itemLabel, translations }) => ({
    name,
    repeats,
    itemLabel,
    translations,
  }))

function compareQuestion(before: AuthoredQuestion | undefined, after: AuthoredQuestion): string[] {
  if (!before || isEqualJson(before, after)) return []
  return before.text === after.text
    ? [texts.itemChanged(texts.items.questions, after.text)]
    : [texts.questionReworded(before.text, after.text)]
}
