import { inLanguages } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** The applicant's status page. */
export const statusPageTexts = inLanguages('statusPageTexts', {
  title: publicPageTitles.ownApplication,
  note: (job: string, company: string) =>
    `For ${job} at ${company}. Whoever has this page's address sees it: keep it to yourself.`,
  unknownTitle: 'This link shows nothing',
  unknown: 'The application was erased, the link is too old, or it was not copied whole.',
  erasedTitle: 'Your application is erased',
  erased: (company: string) =>
    `Your answers and documents are gone from this site, and this link shows nothing any more. What was passed on before, ${company} erases itself: ask there.`,
  reference: 'Your reference',
  submitted: 'Received',
  state: 'How it stands',
  since: (state: string, day: string) => `${state} (since ${day})`,
  wordsTitle: (company: string) => `What ${company} says`,
  passedOn: 'Passed on to the people who are hiring',
  withdrawn: (day: string) => `Withdrawn on ${day}`,
  expires: 'This link works until',
  done: {
    withdrawn: 'Your application is withdrawn. The people who are hiring are told.',
    corrected: 'Your contact details are corrected. The people who are hiring are told.',
  },
  contactTitle: 'Contact details',
  contactNote: 'How you are reached about this application.',
  email: 'E-mail address',
  phone: 'Phone number',
  correct: 'Save contact details',
  copyTitle: 'What you sent',
  documents: 'Documents',
  downloadTitle: 'A copy of everything',
  downloadNote:
    'One file with all answers and documents, for programs to read too. Secret answers stand in it.',
  download: 'Download everything',
  withdrawTitle: 'Withdraw',
  withdrawNote:
    'You do not want the job any more. The people who are hiring see that you withdrew, and nobody can undo it; what you sent stays until it is erased. You can apply again while the job is advertised: they see that you had withdrawn before.',
  withdraw: 'Withdraw the application',
  eraseTitle: 'Erase',
  eraseNote: (company: string) =>
    `Answers and documents go from this site at once, and nobody brings them back. What ${company} has been passed on before it erases itself: withdraw first, so that it knows.`,
  confirm: 'Yes, erase this application',
  unconfirmed: 'Tick the box first: nothing was erased.',
  erase: 'Erase the application',
})

/** Application statuses, as the applicant sees them. */
export const applicantStateNames = inLanguages('applicantStateNames', {
  received: 'Received',
  'in review': 'In review: somebody is reading it',
  interview: 'Interview: you are asked to talk',
  'not this time': 'Not this time',
  hired: 'Hired',
})
