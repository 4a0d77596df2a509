import { inLanguages, selectCount } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'
import { waitText } from './waitTime.texts'

/** Texts of an application form that is gone through: steps, folded sections, all answers before they are sent. */
export const stepTexts = inLanguages('stepTexts', {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  next: 'Continue',
  back: 'Back',
  backTo: (title: string) => `to ${title}`,
  checkTitle: 'Check your answers before sending',
  change: 'Change',
  answer: 'Answer',
  empty: 'Not answered',
  missing: 'Not answered yet, and needed',
  fold: 'Done, fold away',
  edit: 'Edit',
  see: 'See what they will see',
  seeTitle: 'What the employer will see',
  seeNote: 'This is the page that your application is read on. Nothing has been sent yet.',
  seeClose: 'Back to the form',
})

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
  sending: 'Sending your application…',
  waiting: 'Waiting for a connection',
  showFirst: 'Show first',
  closed: 'This job takes no more applications',
  closedAt: (moment: string) => `This job closed on ${moment}`,
  closedText: 'Your application was not sent. Your answers are still here, and you can save them to a file.',
  similarJobs: 'See similar jobs',
  yourAnswers: 'Your answers',
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

/** Texts about a saved draft: where it is stored and how to continue, export or delete it. */
export const draftTexts = inLanguages('draftTexts', {
  title: 'Your draft',
  ask: 'Is this your own device? Then your answers and files can be kept on it.',
  own: 'This is my own device',
  shared: 'No, keep to this tab',
  keptOn: (days: number) =>
    `Kept on this device until you send it, ${days} days at most. The browser may forget it sooner.`,
  tabOnly: 'Keep to this tab only',
  savedOnDevice: (time: string) => `Saved on this device, ${time}`,
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'All that you have written here and the files that you have chosen will be gone.',
  startOverYes: 'Yes, start over',
  startOverNo: 'Keep what I have',
  refusedTitle: 'Nothing can be kept on this device',
  refused: 'Your browser does not allow it here. What you write stays in this tab as long as it is open.',
  ownTab: 'Open in a tab of its own',
  fullTitle: 'This device has no room left',
  full: 'What you write stays in this tab as long as it is open. Send it before you close the tab.',
  leftOut: (names: string) =>
    `Your answers are kept, but there is no room for ${names}. Choose it again if you close this tab.`,
  lost: (names: string) => `${names} could not be read back. Please choose it again.`,
  othersTitle: 'You have this application in more than one tab',
  others: (time: string) => `Another tab saved it at ${time}. Both versions are kept until you choose one.`,
  showOther: 'Show the other version',
  keepOwn: 'Keep this version only',
  earlierTitle: 'Some questions have changed since you answered them',
  earlier: (answer: string) => `This question has changed. You had answered: ${answer}`,
  gone: (title: string, answer: string) => `No longer asked: ${title} (${answer})`,
  changed: (title: string, answer: string) => `${title} You had answered: ${answer}`,
})

/** Applying with the profile that a job marketplace has. */
export const marketplaceTexts = inLanguages('marketplaceTexts', {
  applyWith: (domain: string) => `Apply with ${domain}`,
  offer: 'Bring your details and resume from there, or fill in the form yourself.',
  filledTitle: (domain: string) => `Filled in from ${domain}`,
  filledAt: (time: string, labels: readonly string[]) =>
    labels.length === 0
      ? `Your profile came at ${time}, without an answer to this form.`
      : `Your profile came at ${time} and answered: ${labels.join(', ')}. Please check it before you send.`,
  clearResume: 'Clear resume',
  clearResumeOf: (filename: string) => `Clear resume: ${filename}`,
  failedTitle: (domain: string) => `Your profile could not be brought from ${domain}`,
  failedText: 'You can fill in the form yourself, or try once more.',
})

/** What is said about an application in progress that is saved to a file, or goes on from one. */
export const answerFileTexts = inLanguages('answerFileTexts', {
  title: 'Save or open a file',
  save: 'Save to a file',
  open: 'Continue from a file',
  note: 'The file has your answers and documents. It fills in this form, or that of another company, on any computer. Whoever has it can read it.',
  fileName: (code: string) => `application-${code}.json`,
  saved: (name: string) => `Saved to ${name}. It has your answers and the documents that you have chosen.`,
  savedWithout: (names: string) => `Not in the file: ${names}.`,
  failed: 'The file could not be made. Please try again.',
  reading: (name: string) => `Reading ${name}…`,
  filled: (answers: number, name: string) =>
    selectCount(
      answers,
      `1 answer was filled in from ${name}.`,
      `${answers} answers were filled in from ${name}.`,
    ),
  nothing: (name: string) => `Nothing in ${name} answers an open question here.`,
  kept: (labels: string) => `Left as they are here: ${labels}.`,
  lost: (names: string) => `Not whole in the file: ${names}. Please choose it again.`,
  leftTitle: 'Not asked here',
  left: (question: string, answer: string) => `${question}: ${answer}`,
  troubles: {
    notOurs: 'This is no file that was saved from an application form, and no JSON Resume.',
    newer: 'This file was saved by a newer version of this form. Reload the page and try again.',
    tooBig: 'This file is too large to have been saved from an application form.',
    unreadable: 'This file could not be read. Please choose it again.',
  },
})

/** Filling a form in from a résumé. */
export const resumeFillTexts = inLanguages('resumeFillTexts', {
  choose: 'Fill in from a resume',
  chosen: 'Fill in from the one chosen below',
  note: 'It is read on your device. Nothing is sent until you send your application.',
  reading: (file: string) => `Reading ${file}…`,
  filled: (count: number) =>
    selectCount(
      count,
      'One answer was filled in from your resume. Please check it.',
      `${count} answers were filled in from your resume. Please check them.`,
    ),
  nothing: 'Nothing was found in your resume that is still to be answered here.',
  title: 'From your resume: please check',
  remark: 'From your resume: please check.',
  confirm: 'It is right',
  confirmOf: (label: string) => `It is right: ${label}`,
  confirmAll: 'All are right',
  takeBack: 'Take all back',
  tookBack: 'What came from your resume was taken back.',
  checked: 'Thank you: all of it is checked.',
  notFound: (labels: string) => `Not found in it: ${labels}.`,
  problems: {
    noText: 'We could not read text in it: it may be a picture of a page.',
    encrypted: 'It is locked by a password, so it could not be read.',
    damaged: 'It could not be read: the file seems to be damaged.',
    tooLarge: 'It is too large to be read.',
    unknownKind: 'It is of a kind that can not be read here: PDF, DOCX, ODT, RTF and plain text can.',
    tookTooLong: 'Reading it took too long, so it was stopped.',
    unable: 'This browser can not read it.',
    busy: 'Our server has much to do just now: please try again later.',
    notThere: 'Our server could not be asked.',
  },
  there: 'Have our server read it',
  thereNote: 'Your file is sent there to be read. Nothing of it is kept.',
  byHand: 'You can fill in the form yourself; your file can still be sent with it.',
})
