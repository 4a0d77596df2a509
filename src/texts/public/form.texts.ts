import { defineTexts, selectWordForm } from '../language/language'

/** Texts of the form: labels and hints around the fields, in the widgets and in the error summary. */
export const formPartTexts = defineTexts('formPartTexts', {
  /** Name of a list's item if the form gives it none: 'Item 2'. */
  listItem: 'Item',
  submit: 'Submit',
  errorTitlePrefix: 'Error: ',
  errorCount: (missing: number, invalid: number) => {
    const sentence = (n: number, one: string, other: string) =>
      selectWordForm(n, `One answer ${one}`, `${n} answers ${other}`)
    const parts = [
      missing > 0 ? sentence(missing, 'is missing', 'are missing') : '',
      invalid > 0 ? sentence(invalid, 'needs attention', 'need attention') : '',
    ]
    return `${parts.filter(Boolean).join('. ')}.`
  },
  serverProblem: 'Some answers need another look',
  unexpected: 'Something went wrong. Your answers are still here; please try again.',
  degraded: (kind: string) => `This question can't be shown the way it was meant to be (${kind}).`,
  brokenField: 'This question could not be shown.',
})

/** Progress in a long form. */
export const outlineTexts = defineTexts('outlineTexts', {
  label: 'Parts of this form',
  required: 'required questions answered',
  answered: (answered: number, required: number) => `${answered} of ${required}`,
  done: 'complete',
  wrong: 'needs attention',
  optional: 'optional',
  errorCount: (n: number) => `${n} to fix`,
})

export const selectTexts = defineTexts('selectTexts', {
  clear: 'Clear',
  done: 'Done',
  options: 'Options',
})

export const passwordTexts = defineTexts('passwordTexts', {
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  /** Strength of a new password, weakest first. */
  strength: [
    'Very easy to guess.',
    'Easy to guess.',
    'Not hard enough to guess.',
    'Hard to guess.',
    'Very hard to guess.',
  ],
})

export const fileTexts = defineTexts('fileTexts', {
  drop: 'Drop a file here',
  or: 'or',
  choose: 'choose one',
  chooseFile: 'Choose a file',
  accepted: (types: string, megabytes: number) => `${types ? `${types}, ` : ''}up to ${megabytes} MB`,
  takePhoto: 'Take a photo',
  /** `names` of the first files that were left out; `more`: the number of the others, if positive. */
  ignoredFiles: (names: string, more: number) =>
    `This field takes one file. Left out: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
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

export const dateTexts = defineTexts('dateTexts', {
  pattern: 'dd/mm/yyyy',
  open: 'Choose a date',
})

export const calendarTexts = defineTexts('calendarTexts', {
  previous: 'Previous month',
  next: 'Next month',
})

/** Texts of field validation. The specification fixes the wording of several. */
export const rulesTexts = defineTexts('rulesTexts', {
  required: 'A response is required',
  minimum: (n: number) => `Minimum Character Length is ${n}`,
  maximum: (n: number) => `Maximum Character Length is ${n}`,
  maximumNumber: (n: number) => `Maximum Characters is ${n}`,
  leastNumber: (n: number) => `The number must be ${n} or more`,
  greatestNumber: (n: number) => `The number must be ${n} or less`,
  earliestDay: (day: string) => `Must be ${day} or later`,
  latestDay: (day: string) => `Must be ${day} or earlier`,
  shape: 'Must have the expected format',
  atMost: (n: number) => `Must be at most ${n}`,
  atLeast: (n: number) => `Must be at least ${n}`,
  email: 'Must be a valid email',
  url: 'Invalid url',
  number: 'The value must be a number.',
  date: 'Must be a valid date',
  time: 'Must be a valid time',
  dateTime: 'Must be a valid date and time',
  noSuchDay: (day: string) => `${day} is not in the calendar`,
  skippedTime: 'The clocks go forward then, so this time does not exist on that day',
  dateRange: 'Must be two valid dates, the first not after the last',
  fileSize: 'Maximum file size is 2MB',
  fileType: 'File is of the incorrect type.',
  fileEmpty: 'The file is empty.',
  fileUnreadable: 'This file changed or was removed. Choose it again.',
  option: 'Please select a value from the list!',
  expected: (expected: string, actual: string) => `Expected ${expected}, received ${actual}`,
  unknownField: 'This form has no such field',
  leadingSpace: 'An answer can’t start with a space',
})

export const formTexts = defineTexts('formTexts', {
  missing: 'The form is missing mandatory fields',
  optional: '(Optional)',
  limitReached: (n: number) => `You have reached the max character limit of ${n}`,
  remaining: (n: number) => `${n} ${selectWordForm(n, 'character', 'characters')} remaining`,
  yes: 'Yes',
  no: 'No',
  choose: 'Select…',
  noData: 'NO DATA FOUND.',
})

/** Errors of a field group as a whole. */
export const groupErrorTexts = defineTexts('groupErrorTexts', {
  tooFew: (n: number) => `Please give at least ${n}`,
  most: (n: number) => `Please give at most ${n}`,
})

/** Texts of the no-script form. */
export const noScriptFormTexts = defineTexts('noScriptFormTexts', {
  decoy: 'Leave this empty',
  fileKept: (size: string) => `${size} · saved for your next attempt`,
  remove: (name: string) => `Remove ${name}`,
  blankRows: 'Empty entries are not sent.',
  fillManually: 'Fill in the form yourself',
})

/** State of a range input without an answer. */
export const rangeTexts = defineTexts('rangeTexts', {
  empty: 'Not answered',
  emptyRequired: 'Not answered, a response is required',
})

/** Texts of date and time fields and their calendar. */
export const dateTimeTexts = defineTexts('dateTimeTexts', {
  time: 'h:mm AM',
  dateTime: 'dd/mm/yyyy h:mm AM',
  dateRange: 'dd/mm/yyyy - dd/mm/yyyy',
  chooseRange: 'Choose two dates',
  rangeHint: 'Choose the first day, then the last.',
  firstDay: 'First day',
  lastDay: 'Last day',
})

/** Empty text and clear button of date and time inputs in segments. */
export const dateTimePartTexts = defineTexts('dateTimePartTexts', {
  blank: { date: 'dd/mm/yyyy', time: '––:–– ––' },
  clear: (label: string) => `Clear ${label}`,
})
