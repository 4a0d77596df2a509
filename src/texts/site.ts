/** Texts of the site's pages, layout and notifications. Spellings that look wrong are promised that way. */
export const siteTexts = {
  noClient: (subdomain: string) => `No client available with the subdomain of: ${subdomain}`,
  loadFailed: (what: string) => `Could not load ${what}`,
  serverError: (status: number) => `${status}: There was an issue with the server.`,
  sessionEnded: 'Your session has ended. Please log in again.',
  loggedOut: 'You have successfully logged out.',
  loading: 'Loading…',
  unknownClient: 'Careers',
  description: (company: string) => `Jobs and careers at ${company}: browse what is open, and apply.`,
  notBuilt:
    'The site is not built yet. Run "npm run build:site" (or "npm start"), then load this page again.',
  notFramed: 'This page does not open in a frame. Open it on its own.',
  unknownBlock: (type: string) => `This page names a block that does not exist: ${type}`,
} as const

export const layoutTexts = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main',
  opensInNewTab: '(opens in a new tab)',
  dashboard: 'Dashboard',
  notifications: 'Notifications',
  dismiss: (what: string) => `Dismiss: ${what}`,
  version: (number: string) => `Version ${number}`,
  copyright: (year: number, company: string) => `© ${year} ${company}`,
  privacy: 'Privacy',
  login: 'Login',
  logout: 'Logout',
  sidebar: 'More about working here',
  rolesSummary: (roles: number, places: number) =>
    `${roles} ${roles === 1 ? 'role' : 'roles'} across ${places} ${places === 1 ? 'location' : 'locations'}`,
  eoiTitle: 'Nothing that fits today?',
  eoiText: 'Register an Expression of Interest and we will keep you in mind.',
  eoiLink: 'Expression of Interest',
  recentJobs: 'Recently Added Jobs',
  unknownTitle: 'This careers site is not here',
  unknownText: (subdomain: string) =>
    `There is no careers site at the address “${subdomain}”. Please check the address you were given.`,
  brokenTitle: 'Something went wrong',
  brokenText: 'This page could not be shown. Nothing that you sent has been lost.',
  reload: 'Load the page again',
  toJobs: 'Go to Available Jobs',
} as const

export const dashboardTexts = {
  availableJobs: 'Available Jobs',
  expressionsOfInterest: 'Expressions of Interest',
  submittedApplications: 'Submitted Applications',
  submittedExpressions: 'Submitted Expressions of Interest',
  settings: 'Settings',
  userManagement: 'User Management',
  logout: 'Logout',
} as const

export const jobListTexts = {
  title: 'Available Jobs',
  eoiTitle: 'Expression of Interest',
  search: 'Search',
  searchPanel: 'Advanced Search',
  collapse: 'Collapse',
  clearFilters: 'Clear filters',
  toJobs: 'Go to Available Jobs',
  showing: (from: number, to: number, all: number) => `Showing ${from}–${to} of ${all}`,
  showingAll: (all: number) => `Showing all ${all}`,
  thanks: 'Thank you for your interest in working with us.',
  noRoles:
    'We are not advertising any roles at this time. Please re-visit our Careers site regularly for opportunities.',
  noExpressions:
    'We are not seeking Expression of Interest at this time. Please re-visit our Careers site regulary for opportunities.',
  noMatch: 'Sorry, no vacancy matched your criteria.',
  submitExpression: 'Submit an Expression of Interest',
  openUntilFilled: 'Open until filled',
  daysLeft: (days: number) =>
    days === 0 ? 'Closes today' : days === 1 ? '1 day left' : days < 7 ? `${days} days left` : '1 week left',
  closes: 'Closes',
  restComing: 'Loading all jobs…',
  restFailed: 'The other jobs could not be loaded.',
  tryAgain: 'Try again',
  sortBy: 'Sort by',
  sortedUp: 'ascending',
  sortedDown: 'descending',
} as const

export const pagingTexts = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (n: number) => `Page ${n}`,
  hidden: 'More pages',
} as const

export const shareTexts = {
  share: 'Share',
  shareJob: (title: string) => `Share ${title}`,
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  x: 'X',
  email: 'Email',
  copyLink: 'Copy Link',
  copied: 'Link successfully copied to clipboard.',
  subject: (title: string) => `You may be interested in this job! - ${title}`,
  body: (title: string, link: string) =>
    `Hello,\n\nI thought that you may be interested in this job: ${title}\n\n${link}\n`,
} as const

export const jobTexts = {
  title: 'Job Details',
  back: 'All jobs',
  backToExpressions: 'All Expressions of Interest',
  apply: 'Apply',
  registerInterest: 'Register your interest',
  salary: 'Salary',
  location: 'Location',
  employmentType: 'Employment Type',
  closingDate: 'Closing Date',
  department: 'Department',
  documentation: 'Documentation',
  summary: 'Summary',
  download: 'Download',
  description: 'About this job',
  downloadFailed: 'The document could not be downloaded. Please try again.',
  goneTitle: 'This job is no longer here',
  goneText: 'It may have closed or been filled since the link was shared.',
  failedTitle: 'This job could not be loaded',
  failedText: 'It may well be open: the server did not answer as it should.',
  tryAgain: 'Try again',
  seeJobs: 'See the jobs that are open',
} as const

/** A wait, in the words of a sentence. */
function waitText(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

export const applyTexts = {
  title: 'Apply',
  pageTitle: (job: string) => `Apply: ${job}`,
  required: 'must be answered.',
  summary: 'What you are applying for',
  viewJob: 'View Job Details',
  send: 'Send application',
  savedAt: (time: string) => `Saved in this tab only, ${time}`,
  filesAgain: 'Your answers are still here. Please choose your files again.',
  alreadyApplied: (email: string) => `An application from ${email} for this job has already been received.`,
  alreadyAppliedHere: 'An application from this address has already been received.',
  alreadyAppliedTitle: 'You have already applied',
  refusedTitle: 'Your application could not be sent',
  refused: 'Your answers are still here. Please try again in a moment.',
  offline: 'There seems to be no connection. Your answers are still here; please try again.',
  listsFailedTitle: 'Some of the questions could not be loaded',
  listsFailedText: 'What you have written stays. Without them the application can not be sent.',
  refusedBusy: (seconds: number) =>
    `A lot is being sent to us just now. Your answers are still here; please try again in ${waitText(seconds)}.`,
  tryAgain: 'Try again',
  agree: 'By sending you agree to the',
  collectionNotice: 'collection notice',
  uploadsFailedTitle: 'Your application is in. A file still has to follow.',
  uploadsFailedText: 'Nothing is lost: send it again, or choose another file in its place.',
  uploadsLostText: 'Nothing else is lost: choose the file again, and it follows at once.',
  retryUpload: 'Send again',
  replace: 'Choose another file',
  replaceFile: (name: string) => `Choose another file in place of ${name}`,
  chooseAgain: 'Choose it again',
  chooseFileAgain: (name: string) => `Choose ${name} again`,
  uploadLost: 'to be chosen again',
  uploadWaiting: 'waiting',
  uploadSending: (percent: number) => `${percent} % sent`,
  uploadSent: 'received',
  uploadFailed: 'not received',
  uploadBusy: (seconds: number) =>
    `A lot is being sent just now: please send it again in ${waitText(seconds)}.`,
} as const

export const receivedTexts = {
  title: 'Application received',
  unknownTitle: 'Nothing was sent from here',
  thanks: (company: string) => `Thank you for applying to ${company}.`,
  reference: 'Your reference',
  job: 'Job',
  submitted: 'Received',
  nextTitle: 'What happens next',
  next: [
    'Your answers and files are safely with us.',
    'The people who are hiring read every application, usually after the closing date.',
    'They will be in touch at the e-mail address that you gave.',
  ],
  more: 'See other jobs',
  unknown: 'There is no record of an application in this tab. If you sent one, it has been kept.',
} as const

export const loginPageTexts = {
  title: 'Login',
  intro: 'For people who look after this careers site.',
  framed: 'This site is part of another page here. To sign in, open it on its own.',
  open: 'Open Login in a new tab',
  wrong: 'The username or password is not right.',
  tooMany: (seconds: number) => `Too many attempts. Please wait ${waitText(seconds)} and try again.`,
  failed: 'Login did not work this time. Please try again.',
  toJobs: 'Looking for a job? Go to Available Jobs',
} as const

export const notFoundTexts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  toJobs: 'Go to Available Jobs',
} as const
