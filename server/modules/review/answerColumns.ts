import type { AnswerSection } from '../../../src/schemas/applications/application'
import { splitKey } from '../../../src/schemas/submission/answerLists'

/** The answers of one application, and the vacancy whose questions they answer. */
export interface ExportedAnswers {
  id: number
  vacancyId: number
  sections: readonly AnswerSection[]
}

/** The columns of all answers, and the cells of one application in their order. */
export interface AnswerColumns {
  headings: string[]
  cells: (application: ExportedAnswers) => string[]
}

interface QuestionWording {
  section: string
  label: string
  group: AnswerSection['group']
}

interface Question extends QuestionWording {
  id: string
  vacancyId: number
  /** True for the client's own fields, which are the same at every vacancy. */
  isOwn: boolean
  /** Null in applications that were stored without paths. */
  path: string | null
  /** Which of several equally worded questions of its application it is, from 1. */
  number: number
  /** The application whose wording this is. */
  applicationId: number
}

/**
 * Assigns answers to columns by what was asked, not by its wording. A column holds one of the client's own fields, or
 * one question of a vacancy; questions of several vacancies share a column if they are worded alike in groups of one
 * name. The columns take the wording of the newest application.
 */
export function createAnswerColumns() {
  const questions = new Map<string, Question>()
  return {
    /** Registers the questions that an application answers. */
    add(application: ExportedAnswers): void {
      for (const { question } of readAnswers(application)) {
        const registeredColumn = questions.get(question.id)
        if (!registeredColumn || registeredColumn.applicationId < question.applicationId)
          questions.set(question.id, question)
      }
    },
    /** Lays out the columns of all registered questions. @param usedHeadings headings of the columns before them */
    assignColumns(usedHeadings: readonly string[]): AnswerColumns {
      const columnByQuestion = assignColumns([...questions.values()])
      const columns = new Map<string, Question>()
      for (const [id, column] of columnByQuestion) {
        const question = questions.get(id)
        if (question && !columns.has(column)) columns.set(column, question)
      }
      const orderedColumns = orderColumns([...columns])
      const columnQuestions = orderedColumns.map(([, question]) => question)
      return {
        headings: getHeadings(columnQuestions, usedHeadings),
        cells: (application) => {
          const answers = new Map(
            readAnswers(application).map(({ question, answer }) => [
              columnByQuestion.get(question.id),
              answer,
            ]),
          )
          return orderedColumns.map(([column]) => answers.get(column) ?? '')
        },
      }
    },
  }
}

function readAnswers({ id: applicationId, vacancyId, sections }: ExportedAnswers) {
  const counts = new Map<string, number>()
  return sections.flatMap(({ title: section, items, group }) =>
    items.map(({ label, answer, path = null, choices }) => {
      const questionWording = { section, label, group }
      const questionText = getQuestionWording(questionWording)
      const number = (counts.get(questionText) ?? 0) + 1
      counts.set(questionText, number)
      const isOwn = path !== null && isCustomField(path)
      const id = path === null ? `words\n${questionText}\n${number}` : isOwn ? path : `${vacancyId}${path}`
      const question: Question = { ...questionWording, id, vacancyId, isOwn, path, number, applicationId }
      return { question, answer: choices ? choices.map(toLine).join('\n') : answer }
    }),
  )
}

/** Ticked options are one per line, so that a comma in an option separates nothing. */
const toLine = (choice: string) => choice.replace(/[\r\n]+/g, ' ')

/** Fields of the catalogue and the client's custom fields; all other keys name parts of the vacancy. */
function isCustomField(path: string): boolean {
  const [prefix] = splitKey(path.split('/')[1] ?? '')
  return prefix === '' || prefix === 'custom'
}

const getQuestionWording = ({ section, label, group }: QuestionWording) =>
  `${group?.label ?? ''}\n${section}\n${label}`

/**
 * Returns the column of each question. Questions without a path share the columns with the same text, in order: first
 * those of custom fields.
 */
function assignColumns(questions: readonly Question[]): Map<string, string> {
  const numbers = numberDuplicateQuestions(questions)
  const customQuestions = new Map<string, Question[]>()
  for (const question of questions.filter(({ isOwn }) => isOwn)) {
    customQuestions.set(getQuestionWording(question), [
      ...(customQuestions.get(getQuestionWording(question)) ?? []),
      question,
    ])
  }
  const columns = new Map<string, string>()
  for (const question of questions) {
    const { id, path, isOwn } = question
    if (isOwn) columns.set(id, id)
    else if (path !== null) columns.set(id, `${getQuestionWording(question)}\n${numbers.get(id)}`)
  }
  for (const question of questions.filter(({ path }) => path === null)) {
    const { id, number } = question
    const sameTexts = customQuestions.get(getQuestionWording(question)) ?? []
    columns.set(
      id,
      sameTexts[number - 1]?.id ?? `${getQuestionWording(question)}\n${number - sameTexts.length}`,
    )
  }
  return columns
}

/** Numbers the equally worded questions of each vacancy from 1, by question id. */
function numberDuplicateQuestions(questions: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  const vacancyQuestions = questions.filter(({ path, isOwn }) => path !== null && !isOwn)
  for (const question of vacancyQuestions.toSorted((a, b) => getKeyNumber(a) - getKeyNumber(b))) {
    const questionKey = `${question.vacancyId}\n${getQuestionWording(question)}`
    const number = (counts.get(questionKey) ?? 0) + 1
    counts.set(questionKey, number)
    numbers.set(question.id, number)
  }
  return numbers
}

/** The number of a vacancy's question, which rises in the order in which questions were added to it. */
function getKeyNumber({ path }: Question): number {
  const [, number] = splitKey(path?.split('/').at(-1) ?? '')
  return number
}

/** The client's own fields come first; the rows of a group are together, where its first column would be. */
function orderColumns(columns: readonly (readonly [string, Question])[]) {
  const place = new Map<string, number>()
  const name = (question: Question) =>
    `${question.isOwn}\n${question.group ? `group\n${question.group.label}` : getQuestionWording(question)}`
  for (const [index, [, question]] of columns.entries())
    if (!place.has(name(question))) place.set(name(question), index)
  const getPlace = (question: Question) => place.get(name(question)) ?? 0
  return columns.toSorted(
    ([columnA, a], [columnB, b]) =>
      Number(b.isOwn) - Number(a.isOwn) ||
      getPlace(a) - getPlace(b) ||
      (a.group?.row ?? 0) - (b.group?.row ?? 0) ||
      (a.group || a.isOwn ? 0 : columnA.localeCompare(columnB, 'en', { numeric: true })),
  )
}

/**
 * Returns the heading of a column: the text of the question. If another column has the same text, or the question is
 * in a group, its section comes first: 'Referee 2: Email'. Headings that are still equal are numbered from the second
 * on.
 */
function getHeadings(columns: readonly Question[], usedHeadings: readonly string[]): string[] {
  const usedNames = new Set(usedHeadings)
  const counts = new Map<string, number>()
  for (const { label, group } of columns) {
    if (!group) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return columns.map(({ section, label, group, isOwn }) => {
    const isRepeated = !isOwn && (counts.get(label) ?? 0) > 1
    const heading = group || isRepeated || usedNames.has(label) ? `${section}: ${label}` : label
    let numberedHeading = heading
    for (let number = 2; usedNames.has(numberedHeading); number += 1)
      numberedHeading = `${heading} (${number})`
    usedNames.add(numberedHeading)
    return numberedHeading
  })
}
