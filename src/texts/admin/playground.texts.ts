import { selectWordForm } from '../language/language'
import { playgroundTitle } from './adminPageTitles.texts'

/** Texts of the page where developers try the form renderer. */
export const playgroundTexts = {
  title: playgroundTitle,
  note: 'Paste a JSON Schema (draft-07 or 2020-12) to see its form.',
  example: 'Example',
  kinds: 'Field kinds',
  samples: 'Schemas',
  schema: 'JSON Schema',
  uiSchema: 'uiSchema',
  form: 'The form',
  answers: 'Answers',
  validation: 'Result',
  validAnswers: 'The answers are valid.',
  invalidAnswers: (count: number) => `${count} ${selectWordForm(count, 'answer is', 'answers are')} invalid:`,
  notTested: (pattern: string) => `Not checked: the pattern ${pattern} cannot be run safely.`,
  undecidedReference: (reference: string) =>
    `Checked in part: the dynamic reference ${reference} can lead to several schemas. Its nearest one is used.`,
  notJson: (reason: string) => `This is not JSON: ${reason}`,
  link: 'Copy a link to this',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy. Copy the link from the address bar.',
  submitted: 'These answers would be sent.',
} as const
