import { selectCount } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** What is wrong with an account, beyond its fields' own rules. */
export const accountTexts = {
  usernameExists: 'Username exists',
  subdomainExists: 'Subdomain exists',
  subdomainShape: 'Use letters, digits and hyphens only, at most 63, no hyphen first or last',
  subdomainReserved: 'This subdomain is reserved',
  domainShape: (name: string) => `${name} is no host name, as careers.example.com is one`,
  domainExists: (name: string) => `${name} is another client's`,
  domainOfOurs: (name: string) => `${name} belongs to this installation's own domains`,
} as const

/** User Management. Spellings that look wrong are promised that way. */
export const usersTexts = {
  title: adminPageTitles.userManagement,
  filter: 'Filter Users',
  create: 'Create new user',
  edit: 'Edit',
  editOf: (company: string) => `Edit ${company}`,
  studio: 'Edit site',
  studioOf: (company: string) => `Edit site of ${company}`,
  connections: 'Connections',
  connectionsOf: (company: string) => `Connections of ${company}`,
  copyOf: (company: string) => `Copy the link to the site of ${company}`,
  more: (n: number) => `Show ${n} more`,
  username: 'Username',
  company: 'Company',
  site: 'Site',
  openJobs: 'Open jobs',
  applications: 'Applications',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  state: 'State',
  served: 'Live',
  stopped: 'Decommissioned',
  actions: 'Actions',
  newTab: '(opens in a new tab)',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${selectCount(all, 'user', 'users')}` : `${shown} of ${all} users`,
  none: 'No users found',
  noneText: 'Nothing matches the filter.',
  failed: 'The users could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  save: 'Save',
  cancel: 'Cancel',
  password: 'Forgotten password',
  passwordText:
    'A link with which whoever signs in as this account sets a new password that nobody else knows. It works once, for an hour, and ends all sessions.',
  passwordLink: 'Make a link to a new password',
  passwordLinkOf: (company: string) => `New password for ${company}`,
  passwordLinkMade: (username: string, until: string) =>
    `With it ${username} sets a new password. It works once, until ${until}, and is shown only now.`,
  decommission: 'Decommission',
  decommissionText:
    "The client's site and sign-in stop at once. Nothing is erased, and it can be reinstated.",
  crmUserId: 'CRM User ID',
  confirmDecommission: (company: string) => `Confirm decommission of ${company}`,
  decommissionedMark: (day: string) => `Decommissioned on ${day}`,
  reinstate: 'Reinstate',
  reinstateOf: (company: string) => `Reinstate ${company}`,
  reinstated: (company: string) => `${company} has been reinstated`,
  failedToReinstate: 'Not reinstated',
  notReinstated: 'The user could not be reinstated. Please try again.',
  delete: 'Delete',
  deleteText: 'The account and its site are removed. This can not be undone.',
  confirmTitle: (company: string) => `Confirm deletion of ${company}`,
  confirmLabel: (company: string) => `Type the company name, ${company}, to confirm`,
  created: (company: string) => `${company} has been created`,
  updated: (company: string) => `${company} has been updated`,
  deleted: (company: string) => `${company} has been deleted`,
  deletedTitle: 'User Deleted.',
  decommissioned: (id: string) => `The user with the CRM ID of ${id} has been decomissioned`,
  cannotDelete: 'Cannot delete this user.',
  hasVacancy: (company: string) => `A vacancy associated with ${company} exists.`,
  notSaved: 'The user could not be saved. Please try again.',
  success: 'Success',
} as const

/** An account's site, in User Management. */
export const accountSiteTexts = {
  title: 'Site',
  serves: {
    folder: 'What stands in its folder serves. Nothing was published yet.',
    defaults: 'It has the defaults. Nothing was published yet.',
  },
  version: (number: number, when: string, who: string | null) =>
    `Version ${number} serves, published ${when} by ${who ?? 'the operator'}.`,
  may: 'Its administrators may change',
  areas: { pages: 'Pages, menu and texts', look: 'Look', css: 'Own stylesheets' },
  saved: 'Saved.',
  notSaved: 'This could not be saved. Please try again in a moment.',
  failed: 'What serves could not be loaded.',
} as const

export const userFieldTexts = {
  create: 'Create new user',
  edit: 'Edit user',
  account: 'Account',
  import: 'Marketplace and privacy',
  company: 'Company',
  username: 'Username',
  clientCode: 'Subdomain',
  domains: 'Own domains',
  domainsNote:
    'Host names that lead here besides the subdomain, with commas between, as in careers.example.com.',
  password: 'Password',
  passwordSaved: 'A password is saved. Leave this blank to keep it.',
  canAllowUpload: 'Allow Applicant Photo Upload',
  seekAdvertiserId: 'Marketplace Advertiser/Hirer ID',
  privacyLink: 'Privacy Policy Link',
  privacyLinkLabel: 'Privacy Policy Text',
  vacancySource: 'Vacancies come from',
  vacancySourceNote: 'A code belongs to one of them, whichever took it first.',
  maxImportedCount: 'Max number of applicants per import',
  maxImportedNote:
    "For the back-office's own import of applicants. It is kept with the account; this site limits nothing by it.",
} as const

/** Where an account's vacancies may come from. */
export const vacancySourceTexts = {
  both: 'The back-office and this site’s administrators',
  own: 'This site’s administrators',
  backOffice: 'The back-office',
} as const
