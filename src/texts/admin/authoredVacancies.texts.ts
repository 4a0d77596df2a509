/** What is said of a vacancy that administrators write, behind its place. */
export const vacancyCheckTexts = {
  placeholder: (found: string) =>
    `The example text ${found} is still there. Replace it with your own, or remove it.`,
  needed: 'This is needed before the vacancy can be published',
  tooLong: (length: number, most: number) => `Has ${length} characters; at most ${most} fit`,
  tooMany: (count: number, most: number) => `There are ${count}; at most ${most} can be`,
  badMoment: 'This is no date and time that exists',
  closesBeforeOpens: 'Closes before it opens',
  closesInPast: 'This moment has passed: the vacancy would be closed at once',
  hearsTwice: 'Say a day or a number of days, not both',
  hearsInPast: 'This day has passed: nobody would be promised anything',
  hearsBeforeClosing: 'The vacancy is still open on this day: choose a later one, or a number of days',
  badDay: 'This is no day that exists',
  badDays: (most: number) => `From 1 to ${most} days can be promised`,
  atPast: 'This moment has passed: choose a later one, or publish now',
  atAfterClosing: 'The vacancy closes before that: choose an earlier moment, or publish now',
  reasonNeeded: 'Say why the vacancy opens again',
  codeTaken: 'Another vacancy has this code: a code belongs to one vacancy',
  codeOfBackOffice: 'A vacancy of the back-office has this code: a code belongs to one source',
  negative: 'An amount can’t be below nothing',
  fromAboveTo: 'The salary begins above where it ends',
  badCurrency: 'A currency has three letters, such as AUD',
  badCountry: 'A country has two letters, such as AU',
  noOptions: 'There is nothing to choose from: this kind of question needs options',
  optionEmpty: (nth: number) => `Option ${nth} needs words`,
  optionTooLong: (nth: number, length: number, most: number) =>
    `Option ${nth} has ${length} characters; at most ${most} fit`,
  optionTwice: (label: string) => `“${label}” is there twice`,
  unknownKind: 'There is no such kind of question',
  minAboveMax: 'The fewest characters are more than the most',
  questionGone:
    'The question that this looks at is not there any more: choose another, or take the condition away',
  questionInRows: 'The question that this looks at is answered in the rows of another group',
  idTwice: 'Two questions have one id',
  noAlternative: 'The question that would do as well is not in this group',
  noAlt: 'Say what the picture shows, or that it is there for its looks alone',
  noPicture: (name: string) => `“${name}” is no picture`,
  fileGone: (name: string) => `The bytes of “${name}” are not here any more. Please bring the document again`,
  /** What job searches want, and what becomes of a job without it. */
  noLocation: 'Job searches show jobs by place: say where this one is',
  noCountry: 'Job searches don’t know where this place is: give its address, at least the country',
  noEmploymentType: 'Job searches filter by full time, part time and the like: say which it is',
  noSalary: 'Jobs with a salary are found first: figures, their currency and period',
  noClosing: 'Job searches show for how long a job is open; without it they look again and again',
  shortDescription: 'Job searches want to hear what the job is: a few sentences at least',
} as const

/** What changed between two states of a vacancy, a line each. */
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
    hearBy: 'Applicants hear by',
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
  hearInDays: (days: number) => `${days} days after applying`,
  changed: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  set: (label: string, to: string) => `${label}: ${to}`,
  removedValue: (label: string) => `${label} taken away`,
  part: (label: string) => `${label} changed`,
  added: (what: string, name: string) => `${what} added: ${name}`,
  removed: (what: string, name: string) => `${what} removed: ${name}`,
  itemChanged: (what: string, name: string) => `${what} changed: ${name}`,
  reworded: (from: string, to: string) => `Question reworded: ${from} → ${to}`,
  moved: (name: string) => `Question moved: ${name}`,
  ordered: 'Order of the questions changed',
  yes: 'Yes',
  no: 'No',
} as const

/** Refusals of calls on vacancies. */
export const authoredVacancyRefusals = {
  infected: 'The scanner found something in this document: it was not kept.',
  badName: 'No document can be called that.',
} as const

/** How a salary is written where only figures were given. */
export const salaryTexts = {
  periods: {
    hour: 'an hour',
    day: 'a day',
    week: 'a week',
    month: 'a month',
    year: 'a year',
  },
  range: (from: string, to: string, period: string) => `${from} – ${to} ${period}`,
  one: (amount: string, period: string) => `${amount} ${period}`,
  from: (amount: string, period: string) => `From ${amount} ${period}`,
  upTo: (amount: string, period: string) => `Up to ${amount} ${period}`,
} as const

/** What a new vacancy can begin with. */
export const vacancyTemplateTexts = {
  fullTime: 'Full time',
  casual: 'Casual',
  permanent:
    '<h2>What you will do</h2><ul><li>[[Tasks]]</li></ul><h2>What you bring</h2><ul><li>[[Skills and experience]]</li></ul><h2>What we offer</h2><ul><li>[[Pay and benefits]]</li></ul>',
  casualText:
    '<h2>What you will do</h2><ul><li>[[Tasks]]</li></ul><h2>When we need you</h2><p>[[Days and hours]]</p>',
  rightToWork: 'Right to work',
  rightToWorkNote: 'You may work in the country where this job is.',
  about: 'About you and this job',
  why: 'Why do you want to do this job?',
  start: 'When could you begin?',
  hours: 'Your hours',
  days: 'On which days could you work?',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  interest: 'Expression of Interest',
  interestText: '<p>There is no job for you today? Tell us who you are: we write when there is one.</p>',
} as const
