import type { Option } from '../../../src/schemas/fields/option'
import { type FieldKind, fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'

const buildOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ label: `Option ${index + 1}`, value: String(index + 1) }))

/** The number of options per kind. */
const optionCounts: Partial<Record<FieldKind, number>> = { select: 10, 'searchable-select': 300, radio: 3 }

/** Builds the questions of one kind; a kind with optional options is also shown without them. */
function buildQuestions(kind: FieldKind, isRequired: boolean, notes: string): QuestionPayload[] {
  const { name, controlType, options: optionsUse } = kinds[kind]
  const text = `A field of the kind “${name}”`
  const plainQuestion: QuestionPayload = { controlType, text, isRequired, notes }
  const choiceQuestion = { ...plainQuestion, options: buildOptions(optionCounts[kind] ?? 4) }
  if (optionsUse === 'none') return [plainQuestion]
  return optionsUse === 'needed'
    ? [choiceQuestion]
    : [{ ...plainQuestion, text: `${text}, without options` }, choiceQuestion]
}

/** Builds optional questions of every kind, with notes, and required questions of every kind that is shown. */
export function createQuestionsOfEveryKind(): VacancyPayload['screeningQuestions'] {
  const note = 'A note that explains what is asked.'
  const shownKinds = fieldKinds.filter((kind) => kinds[kind].isShown)
  return [
    {
      name: 'Every kind, optional',
      questions: fieldKinds.flatMap((kind) => buildQuestions(kind, false, note)),
    },
    {
      name: 'Every kind, required',
      questions: shownKinds.flatMap((kind) => buildQuestions(kind, true, '')),
    },
  ]
}

/** Builds questions with extreme data that every form must handle. */
export function buildAwkwardQuestions(): VacancyPayload['screeningQuestions'] {
  const duplicateOptions = [...buildOptions(2), ...buildOptions(2)]
  return [
    {
      name: 'Awkward data',
      questions: [
        { controlType: 'zzz', text: 'A control type that nobody knows', isRequired: false },
        {
          controlType: 'ddl',
          text: 'Options of the same value',
          isRequired: false,
          options: duplicateOptions,
        },
        { controlType: 'rdo', text: 'A choice without options', isRequired: false },
        {
          controlType: 'ddl',
          text: 'A list of three hundred',
          isRequired: false,
          options: buildOptions(300),
        },
        { controlType: 'txt', text: 'A label without end: '.padEnd(2000, 'and so on '), isRequired: false },
        {
          controlType: 'txt',
          text: '<b onclick="alert(1)">HTML</b> in a <i>label</i> & an &amp;',
          isRequired: false,
        },
        { controlType: 'txt', text: 'Wordwithoutanyplacetobreakit'.repeat(8), isRequired: false },
        // A space instead of an empty text, which the import would reject.
        { controlType: 'txt', text: ' ', isRequired: false, notes: 'A question without words' },
        {
          controlType: 'txt',
          text: 'Right to left: ما اسمك؟',
          isRequired: false,
          minLength: 2,
          maxLength: 12,
        },
      ],
    },
  ]
}

/** The repeating sequence of 20 questions: 12 one-line texts, 3 selects, 2 toggles, 2 typed texts, 1 textarea. */
const questionMix =
  'text text typed text select text toggle text text text select text typed text area toggle text text select text'
const mix = questionMix.split(' ')
const typedCodes = ['eml', 'num', 'tel', 'url']
const groupSize = 25

/** Builds `count` screening questions for the performance tests, in groups of 25. */
export function createMeasuredQuestions(count: number): VacancyPayload['screeningQuestions'] {
  const questions = Array.from({ length: count }, (_, index) => createMeasuredQuestion(index))
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, part) => ({
    name: `Part ${part + 1}`,
    questions: questions.slice(part * groupSize, (part + 1) * groupSize),
  }))
}

function createMeasuredQuestion(index: number): QuestionPayload {
  const mixItem = mix[index % mix.length]
  const isRequired = mixItem !== 'toggle' && index % 2 === 0
  switch (mixItem) {
    case 'typed': {
      const controlType = typedCodes[countEarlierTypedQuestions(index) % typedCodes.length] ?? 'eml'
      return { text: `Contact detail ${index + 1}`, controlType, isRequired }
    }
    case 'select':
      return { text: `Choice ${index + 1}`, controlType: 'ddl', isRequired, options: tenOptions }
    case 'toggle':
      return { text: `Agreement ${index + 1}`, controlType: 'cbx', isRequired }
    case 'area':
      return { text: `Longer answer ${index + 1}`, controlType: 'txa', isRequired, maxLength: 950 }
    default:
      return { text: `Short answer ${index + 1}`, controlType: 'txt', isRequired, maxLength: 255 }
  }
}

/** Returns the number of earlier questions with a typed text: two in each repetition of the sequence. */
function countEarlierTypedQuestions(index: number): number {
  const round = Math.floor(index / mix.length)
  return round * 2 + mix.slice(0, index % mix.length).filter((kind) => kind === 'typed').length
}

const tenOptions = Array.from({ length: 10 }, (_, index) => ({
  label: `Option ${index + 1}`,
  value: String(index + 1),
}))
