import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancyPayload'

/** The mix of twenty that repeats: 12 one-line texts, 3 selects, 2 toggles, 2 typed texts, 1 textarea. */
const mix =
  'text text typed text select text toggle text text text select text typed text area toggle text text select text'
const mixed = mix.split(' ')
const typedCodes = ['eml', 'num', 'tel', 'url']
const partSize = 25

/** The screening questions of the form that is measured: `count` of them, in parts of 25. */
export function measuredQuestions(count: number): VacancyPayload['screeningQuestions'] {
  const questions = Array.from({ length: count }, (_, at) => measuredQuestion(at))
  return Array.from({ length: Math.ceil(count / partSize) }, (_, part) => ({
    name: `Part ${part + 1}`,
    questions: questions.slice(part * partSize, (part + 1) * partSize),
  }))
}

function measuredQuestion(at: number): QuestionPayload {
  const sort = mixed[at % mixed.length]
  const isRequired = sort !== 'toggle' && at % 2 === 0
  switch (sort) {
    case 'typed': {
      const controlType = typedCodes[typedBefore(at) % typedCodes.length] ?? 'eml'
      return { text: `Contact detail ${at + 1}`, controlType, isRequired }
    }
    case 'select':
      return { text: `Choice ${at + 1}`, controlType: 'ddl', isRequired, options: tenOptions }
    case 'toggle':
      return { text: `Agreement ${at + 1}`, controlType: 'cbx', isRequired }
    case 'area':
      return { text: `Longer answer ${at + 1}`, controlType: 'txa', isRequired, maxLength: 950 }
    default:
      return { text: `Short answer ${at + 1}`, controlType: 'txt', isRequired, maxLength: 255 }
  }
}

/** How many typed texts came before: two in each round of the mix. */
function typedBefore(at: number): number {
  const round = Math.floor(at / mixed.length)
  return round * 2 + mixed.slice(0, at % mixed.length).filter((sort) => sort === 'typed').length
}

const tenOptions = Array.from({ length: 10 }, (_, at) => ({
  label: `Option ${at + 1}`,
  value: String(at + 1),
}))
