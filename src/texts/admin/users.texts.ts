import { selectWordForm } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Errors in an account that the rules of its fields do not cover. */
export const accountTexts = {
  usernameExists: 'Username exists',
  subdomainExists: 'Subdomain exists',
  subdomainShape: 'Use letters, digits and hyphens only, at most 63, no hyphen first or last',
  subdomainReserved: 'This subdomain is reserved',
  domainShape: (name: string) => `${name} is not a host name such as careers.example.com`,
  domainExists: (name: string) => `${name} belongs to another client`,
  reservedDomain: (name: string) => `${name} belongs to this installation's own domains`,
} as const

/** Texts of User Management. The specification requires the spelling 'decomissioned'. */
export const usersTexts = {
  title: adminPageTitles.userManagement,
  bar: 'Search the clients',
  filter: 'Filter Users',
  create: 'Create new user',
  createTitle: 'New client',
  edit: 'Edit',
  editAccount: (company: string) => `Edit ${company}`,
  studio: 'Edit site',
  editSite: (company: string) => `Edit site of ${company}`,
  connections: 'Connections',
  connectionsLabel: (company: string) => `Connections of ${company}`,
  copySiteLink: (company: string) => `Copy site link of ${company}`,
  more: (n: number) => `Show ${n} more`,
  username: 'Username',
  company: 'Company',
  site: 'Site',
  people: 'People',
  applications: 'Applications this month',
  state: 'Status',
  liveVersion: 'Live',
  actions: 'Actions',
  moreActions: (company: string) => `More actions for ${company}`,
  copy: 'Copy site link',
  newTab: '(opens in a new tab)',
  count: (visible: number, all: number) =>
    visible === all ? `${all} ${selectWordForm(all, 'client', 'clients')}` : `${visible} of ${all} clients`,
  none: 'No clients found',
  noneText: 'No clients match the filter.',
  failed: 'Couldn’t load the clients',
  failedText: 'Try again in a moment.',
  save: 'Save',
  cancel: 'Cancel',
  password: 'Forgotten password',
  passwordText:
    'Creates a link to set a new password for this login. It works once, for an hour, and signs out all devices.',
  passwordLink: 'Create password link',
  createPasswordLink: (company: string) => `New password for ${company}`,
  passwordLinkNote: (username: string, until: string) =>
    `It lets ${username} set a new password. It works once, until ${until}, and is shown only now.`,
  decommission: 'Decommission',
  decommissionText:
    "The client's site and logins stop immediately. Nothing is erased, and you can reinstate it.",
  crmUserId: 'CRM User ID',
  confirmDecommissionTitle: (company: string) => `Confirm decommission of ${company}`,
  decommissionedMark: (day: string) => `Decommissioned on ${day}`,
  reinstate: 'Reinstate',
  reinstateAccount: (company: string) => `Reinstate ${company}`,
  reinstated: (company: string) => `${company} has been reinstated`,
  failedToReinstate: 'Not reinstated',
  notReinstated: 'Couldn’t reinstate the client. Try again.',
  delete: 'Delete',
  deleteText: 'This deletes the client and its site. It can’t be undone.',
  confirmTitle: (company: string) => `Confirm deletion of ${company}`,
  confirmLabel: (company: string) => `Type the company name, ${company}, to confirm`,
  created: (company: string) => `${company} has been created`,
  updated: (company: string) => `${company} has been updated`,
  deleted: (company: string) => `${company} has been deleted`,
  deletedTitle: 'User Deleted.',
  decommissioned: (id: string) => `The user with the CRM ID of ${id} has been decomissioned`,
  cannotDelete: 'Cannot delete this user.',
  hasVacancy: (company: string) => `A vacancy associated with ${company} exists.`,
  notSaved: 'Couldn’t save the client. Try again.',
  success: 'Success',
} as const

/** Texts of a client's site in User Management. */
export const accountSiteTexts = {
  title: 'Site',
  serves: {
    folder: 'Serves the original site files. Nothing has been published yet.',
    defaults: 'Serves the default site. Nothing has been published yet.',
  },
  version: (number: number, when: string, who: string | null) =>
    `Version ${number} is live, published ${when} by ${who ?? 'the operator'}.`,
  permissionsLabel: 'Its administrators can change',
  areas: { pages: 'Pages, menu and texts', look: 'Theme', css: 'Custom stylesheets' },
  saved: 'Saved.',
  notSaved: 'Couldn’t save this. Try again in a moment.',
  failed: 'Couldn’t load the site’s version.',
} as const

export const userFieldTexts = {
  create: 'New client',
  edit: 'Edit client',
  account: 'Client',
  import: 'Marketplace and privacy',
  company: 'Company',
  username: 'Username',
  clientCode: 'Subdomain',
  domains: 'Custom domains',
  domainsNote: 'Other host names for this site, separated by commas, for example careers.example.com.',
  password: 'Password',
  passwordSaved: 'A password is saved. Leave this blank to keep it.',
  canAllowUpload: 'Allow Applicant Photo Upload',
  seekAdvertiserId: 'Marketplace Advertiser/Hirer ID',
  privacyLink: 'Privacy Policy Link',
  privacyLinkLabel: 'Privacy Policy Text',
  vacancySource: 'Vacancies come from',
  vacancySourceNote: 'Each vacancy code can come from only one source.',
  maxImportedCount: 'Max number of applicants per import',
  maxImportedNote: "For the back-office's own import of applicants. Not enforced by this site.",
} as const

/** Names of the permitted sources of an account's vacancies. */
export const vacancySourceTexts = {
  both: 'The back-office and this site’s administrators',
  own: 'This site’s administrators',
  backOffice: 'The back-office',
} as const
