import { inLanguages } from '../language/language'

/** Labels and options of the application form's catalogue. */
export const catalogueLabels = inLanguages('catalogueLabels', {
  firstName: 'First Name',
  surname: 'Last Name',
  email: 'Email',
  title: 'Title',
  preferredName: 'Preferred name',
  homePhone: 'Home phone',
  mobile: 'Mobile',
  birthDate: 'Birth date',
  gender: 'Gender',
  linkedIn: 'LinkedIn profile',
  maritalStatus: 'Marital status',
  workStatus: 'Right to work in Australia',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  emergencyContactMobile: 'Emergency contact mobile',
  street: 'Street',
  suburb: 'Suburb',
  postcode: 'Postcode',
  stateCode: 'State',
  countryCode: 'Country',
  stateNameOverseas: 'State or province',
  notes: 'Anything else we should know',
  resume: 'Resume',
  coverLetter: 'Cover letter',
  photo: 'Photo',
  retainRecord: 'Keep my details for future roles',
})

export const sectionTexts = inLanguages('sectionTexts', {
  about: 'About you',
  address: 'Address',
  emergency: 'Emergency contact',
  documents: 'Documents',
  more: 'One more thing',
  own: 'A few more questions',
  licences: 'Licences',
  qualifications: 'Qualifications',
  requirements: 'Requirements',
  requirementsNotes: 'Please confirm each that you meet.',
  skills: 'Skills',
  visas: 'Visas',
  visasNotes: 'Tick each that you hold.',
  questions: 'Questions for this role',
  /** Of the form itself. */
  form: 'Apply',
})

/** Options of the catalogue's lists, by what an answer keeps. */
export const choiceLabels = inLanguages('choiceLabels', {
  Mr: 'Mr',
  Mrs: 'Mrs',
  Ms: 'Ms',
  Miss: 'Miss',
  Mx: 'Mx',
  Dr: 'Dr',
  Prof: 'Prof',
  Woman: 'Woman',
  Man: 'Man',
  'Non-binary': 'Non-binary',
  'Another term': 'Another term',
  'Prefer not to say': 'Prefer not to say',
  Single: 'Single',
  Married: 'Married',
  'De facto': 'De facto',
  Separated: 'Separated',
  Divorced: 'Divorced',
  Widowed: 'Widowed',
  'Australian citizen': 'Australian citizen',
  'Permanent resident': 'Permanent resident',
  'New Zealand citizen': 'New Zealand citizen',
  'Temporary visa with work rights': 'Temporary visa with work rights',
  'No work rights yet': 'No work rights yet',
  Y: 'Yes',
  N: 'No',
})

/** Why a file of a right type is refused all the same, and what to do about it. */
export const fileRefusals = inLanguages('fileRefusals', {
  pdfScript:
    'This PDF runs a script or starts something when it is opened; save it as a plain PDF, for example by printing it to PDF.',
  pdfFiles: 'This PDF has other files inside; save it without them.',
  pdfLocked: 'This PDF is locked or damaged; save it as a plain PDF without a password.',
  macros: 'This document has macros; save it without them, or as a PDF.',
  objects: 'This document has other files or programs inside; save it without them, or as a PDF.',
  remote: 'This document fetches parts of itself from elsewhere when it is opened; save it as a PDF.',
  locked: 'This document is locked, damaged or too complicated to be checked; save it as a PDF.',
  unchecked: 'This file could not be checked. Save it again or use another format.',
})

export type FileRefusal = keyof typeof fileRefusals
