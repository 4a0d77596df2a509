import { defineTexts, selectWordForm } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** General texts of the site and its notifications. */
export const siteTexts = defineTexts('siteTexts', {
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
  notFramed: 'This page does not open in a frame. Open it in a new tab.',
  unknownBlock: (type: string) => `This page names a block that does not exist: ${type}`,
})

export const layoutTexts = defineTexts('layoutTexts', {
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
    `${roles} ${selectWordForm(roles, 'role', 'roles')} across ${places} ${selectWordForm(places, 'location', 'locations')}`,
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
  jobsLink: 'Go to Available Jobs',
})

/** Texts of the job list. The specification requires the spelling 'regulary'. */
export const jobListTexts = defineTexts('jobListTexts', {
  title: 'Available Jobs',
  eoiTitle: 'Expression of Interest',
  search: 'Search',
  searchPanel: 'Advanced Search',
  keyword: 'Search by title',
  show: (jobs: number) => `Show ${jobs} ${selectWordForm(jobs, 'job', 'jobs')}`,
  collapse: 'Collapse',
  clearFilters: 'Clear filters',
  jobsLink: 'Go to Available Jobs',
  showing: (from: number, to: number, all: number) => `Showing ${from}–${to} of ${all}`,
  showingAll: (all: number) => `Showing all ${all}`,
  thanks: 'Thank you for your interest in working with us.',
  noRoles:
    'We are not advertising any roles at this time. Please re-visit our Careers site regularly for opportunities.',
  noExpressions:
    'We are not seeking Expression of Interest at this time. Please re-visit our Careers site regulary for opportunities.',
  noMatch: 'Sorry, no vacancy matched your criteria.',
  noTitleMatches: (term: string) => `No results for “${term}”`,
  clearSearch: 'Clear search',
  jobAlertLink: 'Email me new jobs like these',
  submitExpression: 'Submit an Expression of Interest',
  openUntilFilled: 'Open until filled',
  daysLeft: (days: number) =>
    days === 0 ? 'Closes today' : `${days} ${selectWordForm(days, 'day', 'days')} left`,
  closes: 'Closes',
  restLoading: 'Loading all jobs…',
  restFailed: 'The other jobs could not be loaded.',
  tryAgain: 'Try again',
  name: 'Title',
  sortBy: 'Sort by',
  sortedUp: 'ascending',
  sortedDown: 'descending',
})

export const pagingTexts = defineTexts('pagingTexts', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (n: number) => `Page ${n}`,
  hidden: 'More pages',
})

export const shareTexts = defineTexts('shareTexts', {
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
})

/** Texts of the 404 page. */
export const notFoundTexts = defineTexts('notFoundTexts', {
  title: publicPageTitles.notFound,
  text: 'This page doesn’t exist. It may have moved, or the link may be incomplete.',
  jobsLink: 'Go to Available Jobs',
})

/** Texts shown while the browser is offline. */
export const offlineTexts = defineTexts('offlineTexts', {
  offline: 'You’re offline. This page was saved on this device.',
  noWorker: 'Pages can’t be saved for offline use',
  jobTitle: 'You’re offline',
  jobText: 'This job isn’t saved on this device. Try again when you’re online.',
})
