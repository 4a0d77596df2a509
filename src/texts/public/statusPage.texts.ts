import { defineTexts } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** Texts of the application status page. */
export const statusPageTexts = defineTexts('statusPageTexts', {
  title: publicPageTitles.statusPage,
  note: (job: string, company: string) =>
    `For ${job} at ${company}. Anyone with this link can see your application. Keep it private.`,
  unknownTitle: 'This link doesn’t work',
  unknown: 'The application was erased, the link has expired, or the link is incomplete.',
  erasedTitle: 'Your application is erased',
  erased: (company: string) =>
    `Your answers and documents were deleted from this site, and this link no longer works. Contact ${company} about copies it received before.`,
  reference: 'Your reference',
  submitted: 'Received',
  state: 'Status',
  stateSince: (state: string, day: string) => `${state} (since ${day})`,
  messageTitle: (company: string) => `Message from ${company}`,
  sentToTeam: 'Sent to the hiring team',
  withdrawn: (day: string) => `Withdrawn on ${day}`,
  expires: 'This link works until',
  done: {
    withdrawn: 'Your application is withdrawn. We’ve told the hiring team.',
    corrected: 'Your contact details are updated. We’ve told the hiring team.',
  },
  contactTitle: 'Contact details',
  contactNote: 'How we can reach you about this application.',
  email: 'Email address',
  phone: 'Phone number',
  correct: 'Save contact details',
  copyTitle: 'What you sent',
  documents: 'Documents',
  downloadTitle: 'Your data',
  downloadNote: 'One file with all your answers and documents, including private answers.',
  download: 'Download everything',
  withdrawTitle: 'Withdraw',
  withdrawNote:
    'Tell the hiring team that you no longer want the job. This can’t be undone. Your application stays on file until it’s erased. You can apply again while the job is advertised; the hiring team sees that you withdrew before.',
  withdraw: 'Withdraw the application',
  eraseTitle: 'Erase',
  eraseNote: (company: string) =>
    `This permanently deletes your answers and documents from this site. ${company} may keep what it has already received, so withdraw first to let it know.`,
  confirm: 'Yes, erase this application',
  unconfirmed: 'Tick the box to confirm. Nothing has been erased.',
  erase: 'Erase the application',
})

/** Application statuses, as the applicant sees them. */
export const applicantStateNames = defineTexts('applicantStateNames', {
  received: 'Received',
  'in review': 'In review',
  interview: 'Invited to interview',
  'not this time': 'Not this time',
  hired: 'Hired',
})
