/** Errors and warnings about an authored vacancy. Each follows the name of its field. */
export const vacancyCheckTexts = {
  placeholder: (found: string) =>
    `The example text ${found} is still there. Replace it with your own, or remove it.`,
  needed: 'Required before you can publish',
  tooLong: (length: number, maximum: number) => `Has ${length} characters; at most ${maximum} fit`,
  tooMany: (count: number, maximum: number) => `There are ${count}; at most ${maximum} can be`,
  badDateTime: 'This date and time doesn’t exist',
  closesBeforeOpens: 'Closes before it opens',
  closesInPast: 'This time has passed, so the vacancy would close immediately',
  bothDateAndDays: 'Enter a date or a number of days, not both',
  responseDateInPast: 'This date has passed. Choose a later one',
  responseDateBeforeClosing:
    'The vacancy is still open on this date. Choose a later one, or a number of days',
  badDay: 'This date doesn’t exist',
  badDays: (maximum: number) => `Enter 1 to ${maximum} days`,
  publishTimePassed: 'This time has passed. Choose a later one, or publish now',
  publishAfterClosing: 'The vacancy closes before then. Choose an earlier time, or publish now',
  reasonNeeded: 'Enter a reason for reopening',
  codeTaken: 'Another vacancy already uses this code',
  codeUsedByBackOffice: 'A back-office vacancy already uses this code',
  badNumber: 'This can’t be read as a number: correct it, or leave the field empty',
  negative: 'Enter an amount of 0 or more',
  salaryRangeReversed: 'The lowest salary is above the highest',
  badCurrency: 'Enter a three-letter currency code, such as AUD',
  badCountry: 'Enter a two-letter country code, such as AU',
  noOptions: 'Add options to choose from',
  optionEmpty: (nth: number) => `Option ${nth} needs text`,
  optionTooLong: (nth: number, length: number, maximum: number) =>
    `Option ${nth} has ${length} characters; at most ${maximum} fit`,
  optionTwice: (label: string) => `“${label}” is there twice`,
  unknownKind: 'Unknown question type',
  minAboveMax: 'The minimum length is above the maximum',
  questionGone: 'The question that this depends on no longer exists. Choose another, or remove the condition',
  questionInRows: 'The question that this depends on belongs to a group with several entries',
  duplicateId: 'Two questions have the same id',
  noAlternative: 'The alternative question is not in this group',
  noAlt: 'Describe the picture, or mark it as decorative',
  noPicture: (name: string) => `“${name}” is not a picture`,
  fileGone: (name: string) => `“${name}” is no longer available. Upload the document again`,

  // Recommendations of job search engines, each with its reason.
  noLocation: 'Add a location. Job sites list jobs by place',
  noCountry: 'Add an address, at least the country, so job sites can place the job',
  noEmploymentType: 'Add an employment type. Job sites filter by it',
  noSalary: 'Add a salary. Jobs that show pay rank higher',
  noClosing: 'Add a closing date so job sites know when to remove it',
  shortDescription: 'Add a few sentences so job sites list it',
} as const

/** Descriptions of the differences between two versions of a vacancy, one line each. */
export const vacancyChangeTexts = {
  labels: {
    code: 'Code',
    name: 'Title',
    summary: 'Summary',
    description: 'Description',
    department: 'Department',
    location: 'Location',
    address: 'Address',
    employmentType: 'Employment type',
    salary: 'Salary',
    opensAt: 'Opens',
    closesAt: 'Closes',
    hearBy: 'Reply to applicants',
    workplace: 'Where the work is done',
    isExpressionOfInterest: 'Expression of Interest',
    isListed: 'Advertised',
    picture: 'Picture',
  },
  items: {
    licences: 'Licence',
    qualifications: 'Qualification',
    requirements: 'Requirement',
    skills: 'Skill',
    visas: 'Visa',
    attachments: 'Document',
    groups: 'Group of questions',
    questions: 'Question',
  },
  responseInDays: (days: number) => `${days} days after applying`,
  changed: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  set: (label: string, to: string) => `${label}: ${to}`,
  removedValue: (label: string) => `${label} removed`,
  part: (label: string) => `${label} changed`,
  added: (what: string, name: string) => `${what} added: ${name}`,
  removed: (what: string, name: string) => `${what} removed: ${name}`,
  itemChanged: (what: string, name: string) => `${what} changed: ${name}`,
  questionReworded: (from: string, to: string) => `Question reworded: ${from} → ${to}`,
  moved: (name: string) => `Question moved: ${name}`,
  questionsReordered: 'Order of the questions changed',
  yes: 'Yes',
  no: 'No',
} as const

/** Refusals of calls on vacancies. */
export const authoredVacancyRefusals = {
  infected: 'The virus scanner rejected this document. It was not saved.',
  badName: 'This file name is not allowed.',
} as const

/** Salary text for a vacancy that has only amounts. */
export const salaryTexts = {
  periods: {
    hour: 'an hour',
    day: 'a day',
    week: 'a week',
    month: 'a month',
    year: 'a year',
  },
  range: (from: string, to: string, period: string) => `${from} – ${to} ${period}`,
  singleAmount: (amount: string, period: string) => `${amount} ${period}`,
  minimumAmount: (amount: string, period: string) => `From ${amount} ${period}`,
  maximumAmount: (amount: string, period: string) => `Up to ${amount} ${period}`,
} as const

/** Content of the templates for a new vacancy. */
export const vacancyTemplateTexts = {
  fullTime: 'Full time',
  casual: 'Casual',
  permanent:
    '<h2>What you will do</h2><ul><li>[[Tasks]]</li></ul><h2>What you bring</h2><ul><li>[[Skills and experience]]</li></ul><h2>What we offer</h2><ul><li>[[Pay and benefits]]</li></ul>',
  casualText:
    '<h2>What you will do</h2><ul><li>[[Tasks]]</li></ul><h2>When we need you</h2><p>[[Days and hours]]</p>',
  rightToWork: 'Right to work',
  rightToWorkNote: 'You have the right to work in the country where this job is.',
  about: 'About you and this job',
  why: 'Why do you want to do this job?',
  start: 'When could you start?',
  hours: 'Your hours',
  days: 'On which days could you work?',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  interest: 'Expression of Interest',
  interestText:
    '<p>No suitable job today? Tell us about yourself and we’ll contact you when one comes up.</p>',
} as const
