import { inLanguages } from '../language/language'
/** Titles, labels and placeholders of the product's own forms. */
export const loginTexts = {
  title: 'Login',
  section: 'Your account',
  username: 'Username',
  password: 'Password',
} as const

export const jobFilterTexts = inLanguages('jobFilterTexts', {
  title: 'Advanced Search',
  name: 'Title',
  location: 'Location',
  department: 'Department',
  employmentType: 'Employment Type',
  allLocations: 'All Locations',
  allDepartments: 'All Departments',
  allEmploymentTypes: 'All Employment Types',
})

export const applicationFilterTexts = {
  title: 'Filter applications',
  submittedFrom: 'Submitted from',
  submittedTo: 'Submitted to',
  isSent: 'Sent',
  sent: 'Sent',
  notSent: 'Not sent',
  delivery: 'Delivery',
  isOpened: 'Opened',
  opened: 'Opened',
  unopened: 'Not yet opened',
  isInterest: 'Kind',
  interest: 'Expression of Interest',
  application: 'Application for a vacancy',
  vacancyCode: 'Vacancy code',
  vacancyName: 'Vacancy name',
  vacancyLocation: 'Location',
  applicantName: 'Applicant name',
  all: 'All',
} as const

export const settingsTexts = {
  title: 'Settings',
  site: 'Site',
  privacy: 'Links',
  fields: 'Application form',
  privacyLinkLabel: 'Privacy Policy Text',
  privacyLink: 'Privacy Policy Link',
  customLogoRedirectUrl: 'Where the logo leads',
  canShowSidebar: 'Show the sidebar',
  canShowEoi: 'Show Expressions of Interest',
  canShowRecentJobs: 'Show recently added jobs',
  customEoiImageDataUri: 'Image for Expressions of Interest',
  canShowSocialIcons: 'Show share icons',
  canShowAdvertiseEndDate: 'Show closing dates',
  canShowVacancyDepartment: 'Show departments',
  canRedirectToVacancyDetails: 'Open job details in a new tab',
  canCountLeaving: 'Count at which question people leave the application form',
  languages: 'Offer the site in these languages too',
  languagesNotes: 'Visitors change the language at the foot of each page. English is always there.',
  canOfferAlerts: 'Offer new jobs by mail (where this installation sends mail)',
  canReviewBlind: 'Hide who applied until an administrator asks (blind review)',
  canApplyInSteps: 'Ask one section at a time',
  needsFormStamp: 'Take applications from forms on this site alone, from no other program',
  needsProofOfWork:
    'The same, and let each browser do a little work first: programs that send many pay for it',
  canCheckAnswers: 'Show all answers before sending',
} as const

export const userTexts = {
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
