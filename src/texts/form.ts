import { counted, inLanguages } from './language'
/** Texts of the form's parts: what stands around the fields, in the widgets and in the error summary. */
export const formPartTexts = inLanguages('formPartTexts', {
  submit: 'Submit',
  busy: 'Sending…',
  errorTitlePrefix: 'Error: ',
  errorCount: (missing: number, wrong: number) => {
    const sentence = (n: number, one: string, more: string) =>
      counted(n, `One answer ${one}`, `${n} answers ${more}`)
    const parts = [
      missing > 0 ? sentence(missing, 'is missing', 'are missing') : '',
      wrong > 0 ? sentence(wrong, 'needs attention', 'need attention') : '',
    ]
    return `${parts.filter(Boolean).join('. ')}.`
  },
  serverProblem: 'Some answers need another look',
  unexpected: 'Something went wrong. Your answers are still here; please try again.',
  degraded: (kind: string) => `This question can't be shown the way it was meant to be (${kind}).`,
  brokenField: 'This question could not be shown.',
})

/** Where an applicant stands in a long form. */
export const outlineTexts = inLanguages('outlineTexts', {
  label: 'Parts of this form',
  required: 'required answered',
  answered: (answered: number, required: number) => `${answered} of ${required}`,
  done: 'complete',
  wrong: 'needs attention',
  optional: 'optional',
})

export const selectTexts = inLanguages('selectTexts', {
  clear: 'Clear',
  done: 'Done',
  options: 'Options',
})

export const passwordTexts = inLanguages('passwordTexts', {
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  /** Of a new one, from the easiest to guess. */
  strength: [
    'Very easy to guess.',
    'Easy to guess.',
    'Not hard enough to guess.',
    'Hard to guess.',
    'Very hard to guess.',
  ],
})

export const fileTexts = inLanguages('fileTexts', {
  drop: 'Drop a file here',
  or: 'or',
  choose: 'choose one',
  chooseFile: 'Choose a file',
  accepted: (types: string, megabytes: number) => `${types ? `${types}, ` : ''}up to ${megabytes} MB`,
  takePhoto: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  replaceFile: (name: string) => `Replace ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  ready: 'ready',
  tooLarge: 'too large',
  refused: 'not accepted',
  chosen: (name: string) => `${name} chosen`,
  removed: (name: string) => `${name} removed`,
  preview: (name: string) => `Preview of ${name}`,
})

export const dateTexts = inLanguages('dateTexts', {
  pattern: 'dd/mm/yyyy',
  open: 'Choose a date',
})

export const calendarTexts = inLanguages('calendarTexts', {
  previous: 'Previous month',
  next: 'Next month',
})
