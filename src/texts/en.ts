import { counted, inLanguages } from './language'
/**
 * Every text that the product shows, in English. Spellings that look wrong ('regulary', 'decomissioned') are
 * promised that way.
 */
export const rulesTexts = inLanguages('rulesTexts', {
  required: 'A response is required',
  minimum: (n: number) => `Minimum Character Length is ${n}`,
  maximum: (n: number) => `Maximum Character Length is ${n}`,
  maximumNumber: (n: number) => `Maximum Characters is ${n}`,
  leastNumber: (n: number) => `The number must be ${n} or more`,
  greatestNumber: (n: number) => `The number must be ${n} or less`,
  earliestDay: (day: string) => `Must be ${day} or later`,
  latestDay: (day: string) => `Must be ${day} or earlier`,
  shape: 'Must be of the expected shape',
  atMost: (n: number) => `Must be at most ${n}`,
  atLeast: (n: number) => `Must be at least ${n}`,
  email: 'Must be a valid email',
  url: 'Invalid url',
  number: 'The value must be a number.',
  date: 'Must be a valid date',
  time: 'Must be a valid time',
  dateTime: 'Must be a valid date and time',
  dateRange: 'Must be two valid dates, the first not after the last',
  fileSize: 'Maximum file size is 2MB',
  fileType: 'File is of the incorrect type.',
  fileEmpty: 'The file is empty.',
  fileUnreadable: 'The file could not be read. Please choose it again.',
  option: 'Please select a value from the list!',
  expected: (wanted: string, got: string) => `Expected ${wanted}, received ${got}`,
  unknownField: 'This form has no such field',
  leadingSpace: 'An answer can not start with a space',
})

export const formTexts = inLanguages('formTexts', {
  missing: 'The form is missing mandatory fields',
  optional: '(Optional)',
  limitReached: (n: number) => `You have reached the max character limit of ${n}`,
  remaining: (n: number) => `${n} ${counted(n, 'character', 'characters')} remaining`,
  yes: 'Yes',
  no: 'No',
  choose: 'Select…',
  noData: 'NO DATA FOUND.',
})
