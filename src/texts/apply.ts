import { inLanguages } from './language'
import { publicPageTitles } from './publicPageTitles'
import { waitText } from './waitText'

/** Texts of the application form's page, and of the one that says that it was received. */
export const applyTexts = inLanguages('applyTexts', {
  title: publicPageTitles.apply,
  pageTitle: (job: string) => `Apply: ${job}`,
  required: 'must be answered.',
  summary: 'What you are applying for',
  moreOfJob: 'More about this job',
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
  resent:
    'It is sent again by itself as soon as that works. You may also press Send now, or change something first.',
  refusedByItself: 'Something in it has to be changed first. Press Send, and it is shown.',
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
  uploadsResent: 'It is sent again by itself as soon as that works, and goes on from where it stopped.',
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
})

export const receivedTexts = inLanguages('receivedTexts', {
  title: publicPageTitles.received,
  interestTitle: 'Your interest is registered',
  unknownTitle: 'Nothing was sent from here',
  thanks: (company: string) => `Thank you for applying to ${company}.`,
  interestThanks: (company: string) => `Thank you for your interest in working at ${company}.`,
  reference: 'Your reference',
  job: 'Job',
  submitted: 'Received',
  utc: (moment: string) => `${moment} UTC`,
  nextTitle: 'What happens next',
  safe: 'Your answers and files are safely with us.',
  readAfter: (day: string) =>
    `Applications close on ${day}. The people who are hiring read every one after that.`,
  readAsTheyCome:
    'This job is open until it is filled, so the people who are hiring read applications as they come in.',
  readEvery: 'The people who are hiring read every application.',
  readInterest: 'There is no job to fill yet: we look here first when one comes up that fits.',
  touch: 'We will be in touch at the e-mail address that you gave.',
  quote: 'When you write or ring about it, quote the reference above.',
  copyTitle: 'What you sent',
  copyNote: 'This copy is on this page only: print it if you want to keep it.',
  link: 'See, correct or withdraw your application',
  linkNote:
    'Opens in a new tab. Keep this link: it works for half a year, on any device, and whoever has it sees your application.',
  print: 'Print a copy',
  more: 'See other jobs',
  unknown: 'There is no record of an application in this tab. If you sent one, it has been kept.',
})
