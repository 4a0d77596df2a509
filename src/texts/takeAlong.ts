import { counted, inLanguages } from './language'

/** What is said about an application in progress that is saved to a file, or goes on from one. */
export const takeAlongTexts = inLanguages('takeAlongTexts', {
  title: 'Save or open a file',
  save: 'Save to a file',
  open: 'Continue from a file',
  note: 'The file has your answers and documents. It fills in this form, or that of another company, on any computer. Whoever has it can read it.',
  fileName: (code: string) => `application-${code}.json`,
  saved: (name: string) => `Saved to ${name}. It has your answers and the documents that you have chosen.`,
  savedWithout: (names: string) => `Not in the file: ${names}.`,
  failed: 'The file could not be made. Please try again.',
  reading: (name: string) => `Reading ${name}…`,
  filled: (answers: number, name: string) =>
    counted(
      answers,
      `1 answer was filled in from ${name}.`,
      `${answers} answers were filled in from ${name}.`,
    ),
  nothing: (name: string) => `Nothing in ${name} answers an open question here.`,
  kept: (labels: string) => `Left as they are here: ${labels}.`,
  lost: (names: string) => `Not whole in the file: ${names}. Please choose it again.`,
  leftTitle: 'Not asked here',
  left: (question: string, answer: string) => `${question}: ${answer}`,
  troubles: {
    notOurs: 'This is no file that was saved from an application form, and no JSON Resume.',
    newer: 'This file was saved by a newer version of this form. Reload the page and try again.',
    tooBig: 'This file is too large to have been saved from an application form.',
    unreadable: 'This file could not be read. Please choose it again.',
  },
})
