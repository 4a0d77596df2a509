import { selectCount } from '../language/language'
import { playgroundTitle } from './adminPageTitles.texts'

/** Texts of the page on which developers meet the form renderer. */
export const playgroundTexts = {
  title: playgroundTitle,
  note: 'Any JSON Schema of draft-07 or 2020-12, and the form that asks it.',
  example: 'Begin with',
  kinds: 'Field kinds',
  samples: 'Schemas',
  schema: 'JSON Schema',
  looks: 'uiSchema',
  form: 'The form',
  answers: 'Answers',
  verdict: 'Verdict',
  fits: 'The answers fit the schema.',
  wrong: (count: number) => `${count} ${selectCount(count, 'answer does', 'answers do')} not fit:`,
  untested: (pattern: string) => `Not checked: the pattern ${pattern} cannot be run safely.`,
  undecided: (reference: string) =>
    `Checked in part: the dynamic reference ${reference} can lead to several schemas. Its nearest one is used.`,
  notJson: (reason: string) => `This is not JSON: ${reason}`,
  link: 'Copy a link to this',
  copied: 'The link is copied.',
  notCopied: 'The link stands in the address bar.',
  sent: 'Sent: these answers would travel.',
} as const
