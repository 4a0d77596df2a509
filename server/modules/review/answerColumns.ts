import type { AnswerSection } from '../../../src/schemas/applications/application'
import { splitKey } from '../../../src/schemas/submission/answerLists'

/** The answers of one application, and the vacancy whose questions they answer. */
export interface ExportedAnswers {
  id: number
  vacancyId: number
  sections: readonly AnswerSection[]
}

/** The headings of all answer columns, and a function that returns an application's cells in the same order. */
export interface AnswerColumns {
  headings: string[]
  getCells: (application: ExportedAnswers) => string[]
}

interface QuestionWording {
  section: string
  label: string
  group: AnswerSection['group']
}

interface Question extends QuestionWording {
  id: string
  vacancyId: number
  /** True for catalogue and custom fields, which are the same at every vacancy. */
  isClientField: boolean
  /** Null in applications that were stored without paths. */
  path: string | null
  /** Position among the questions of its application with the same wording, from 1. */
  number: number
  /** The application from which section, label and group are taken. */
  applicationId: number
}

/**
 * Assigns answers to columns. A catalogue or custom field has one column, whatever its text was at the time. A vacancy's
 * question shares a column with the questions of other vacancies that have the same text, section and group. A column
 * takes its text from the newest application.
 */
export function createAnswerColumns() {
  const questions = new Map<string, Question>()
  return {
    /** Registers the questions that an application answers. */
    add(application: ExportedAnswers): void {
      for (const { question } of readAnswers(application)) {
        const registeredQuestion = questions.get(question.id)
        if (!registeredQuestion || registeredQuestion.applicationId < question.applicationId)
          questions.set(question.id, question)
      }
    },
    /** Returns the columns of all registered questions. @param usedHeadings headings of the columns before them */
    assignColumns(usedHeadings: readonly string[]): AnswerColumns {
      const columnByQuestion = mapQuestionsToColumns([...questions.values()])
      const columns = new Map<string, Question>()
      for (const [id, column] of columnByQuestion) {
        const question = questions.get(id)
        if (question && !columns.has(column)) columns.set(column, question)
      }
      const orderedColumns = orderColumns([...columns])
      const columnQuestions = orderedColumns.map(([, question]) => question)
      return {
        headings: getHeadings(columnQuestions, usedHeadings),
        getCells: (application) => {
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
      const wording = { section, label, group }
      const wordingKey = getWordingKey(wording)
      const number = (counts.get(wordingKey) ?? 0) + 1
      counts.set(wordingKey, number)
      const isClientField = path !== null && isClientFieldPath(path)
      const id =
        path === null ? `text\n${wordingKey}\n${number}` : isClientField ? path : `${vacancyId}${path}`
      const question: Question = { ...wording, id, vacancyId, isClientField, path, number, applicationId }
      return { question, answer: choices ? choices.map(toLine).join('\n') : answer }
    }),
  )
}

/** Returns an option on one line. Ticked options are separated by line breaks, since an option may contain commas. */
const toLine = (choice: string) => choice.replace(/[\r\n]+/g, ' ')

/** Returns whether the path is that of a catalogue or custom field; all other paths belong to the vacancy. */
function isClientFieldPath(path: string): boolean {
  const [prefix] = splitKey(path.split('/')[1] ?? '')
  return prefix === '' || prefix === 'custom'
}

const getWordingKey = ({ section, label, group }: QuestionWording) =>
  `${group?.label ?? ''}\n${section}\n${label}`

/**
 * Returns the column of each question. Questions without a path take the columns of the questions with the same text,
 * in order: first the columns of catalogue and custom fields, then those of vacancy questions.
 */
function mapQuestionsToColumns(questions: readonly Question[]): Map<string, string> {
  const numbers = numberDuplicateQuestions(questions)
  const clientFields = new Map<string, Question[]>()
  for (const question of questions.filter(({ isClientField }) => isClientField)) {
    clientFields.set(getWordingKey(question), [
      ...(clientFields.get(getWordingKey(question)) ?? []),
      question,
    ])
  }
  const columns = new Map<string, string>()
  for (const question of questions) {
    const { id, path, isClientField } = question
    if (isClientField) columns.set(id, id)
    else if (path !== null) columns.set(id, `${getWordingKey(question)}\n${numbers.get(id)}`)
  }
  for (const question of questions.filter(({ path }) => path === null)) {
    const { id, number } = question
    const sameFields = clientFields.get(getWordingKey(question)) ?? []
    columns.set(id, sameFields[number - 1]?.id ?? `${getWordingKey(question)}\n${number - sameFields.length}`)
  }
  return columns
}

/**
 * Returns the number of each vacancy question among the equally worded ones of its vacancy: from 1, in the order in
 * which they were added. The keys are question ids.
 */
function numberDuplicateQuestions(questions: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  const vacancyQuestions = questions.filter(({ path, isClientField }) => path !== null && !isClientField)
  for (const question of vacancyQuestions.toSorted((a, b) => getKeyNumber(a) - getKeyNumber(b))) {
    const questionKey = `${question.vacancyId}\n${getWordingKey(question)}`
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

/**
 * Sorts the columns. Catalogue and custom fields come first; the rows of a group are together, where its first column
 * would be.
 */
function orderColumns(columns: readonly (readonly [string, Question])[]) {
  const positions = new Map<string, number>()
  const getPositionKey = (question: Question) =>
    `${question.isClientField}\n${question.group ? `group\n${question.group.label}` : getWordingKey(question)}`
  for (const [index, [, question]] of columns.entries())
    if (!positions.has(getPositionKey(question))) positions.set(getPositionKey(question), index)
  const getPosition = (question: Question) => positions.get(getPositionKey(question)) ?? 0
  return columns.toSorted(
    ([columnA, a], [columnB, b]) =>
      Number(b.isClientField) - Number(a.isClientField) ||
      getPosition(a) - getPosition(b) ||
      (a.group?.row ?? 0) - (b.group?.row ?? 0) ||
      (a.group || a.isClientField ? 0 : columnA.localeCompare(columnB, 'en', { numeric: true })),
  )
}

/**
 * Returns the heading of each column: the text of its question. The section comes first ('Referee 2: Email') if the
 * question is in a group, if the text is already a heading, or if it is a vacancy's question and another column has the
 * same text. Headings that are still equal are numbered from the second on.
 */
function getHeadings(columns: readonly Question[], usedHeadings: readonly string[]): string[] {
  const usedNames = new Set(usedHeadings)
  const counts = new Map<string, number>()
  for (const { label, group } of columns) {
    if (!group) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return columns.map(({ section, label, group, isClientField }) => {
    const isRepeated = !isClientField && (counts.get(label) ?? 0) > 1
    const heading = group || isRepeated || usedNames.has(label) ? `${section}: ${label}` : label
    let numberedHeading = heading
    for (let number = 2; usedNames.has(numberedHeading); number += 1)
      numberedHeading = `${heading} (${number})`
    usedNames.add(numberedHeading)
    return numberedHeading
  })
}
