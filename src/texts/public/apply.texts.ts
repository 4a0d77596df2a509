import { defineTexts, selectWordForm } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'
import { formatWaitTime } from './waitTime.texts'

/** Texts of a form in steps: the steps, the collapsed sections and the review of all answers. */
export const stepTexts = defineTexts('stepTexts', {
  step: (position: number, of: number) => `Step ${position} of ${of}`,
  next: 'Continue',
  back: 'Back',
  backToStep: (title: string) => `to ${title}`,
  rest: 'Anything else',
  checkTitle: 'Check your answers before sending',
  change: 'Change',
  answer: 'Answer',
  empty: 'Not answered',
  missing: 'Required – not answered',
  done: 'Done',
  edit: 'Edit',
  preview: 'Preview as the employer',
  previewTitle: 'What the employer will see',
  previewNote: 'This is how the hiring team will see it. Nothing has been sent yet.',
  backToForm: 'Back to the form',
})

/** Texts of the application form page. */
export const applyTexts = defineTexts('applyTexts', {
  title: publicPageTitles.apply,
  pageTitle: (job: string) => `Apply: ${job}`,
  summary: 'What you are applying for',
  jobDetails: 'Details',
  viewJob: 'View Job Details',
  send: 'Send application',
  sendInterest: 'Send registration',
  chooseFilesAgain: 'Your answers are still here. Please choose your files again.',
  alreadyApplied: (email: string) => `An application from ${email} for this job has already been received.`,
  addressAlreadyApplied: 'An application from this address has already been received.',
  alreadyAppliedTitle: 'You have already applied',
  sending: 'Sending your application…',
  sendingInterest: 'Sending your registration…',
  waiting: "Offline. We'll send this when you reconnect.",
  waitingText: 'You can also try again now or keep editing.',
  showFirstError: 'Show first',
  closed: 'This job no longer accepts applications',
  closedNote: (dateTime: string) => `This job closed on ${dateTime}`,
  closedText: 'Your application was not sent. Your answers are still here, and you can save them to a file.',
  similarJobs: 'See similar jobs',
  yourAnswers: 'Your answers',
  refusedTitle: 'Your application could not be sent',
  refused: 'Your answers are still here. Please try again in a moment.',
  offline: 'There seems to be no connection. Your answers are still here; please try again.',
  automaticResend:
    "We'll send it automatically as soon as we can. You can also try again now or keep editing.",
  refusedAutomatically: 'One answer needs changing. Press Send to see which.',
  listsFailedTitle: 'Couldn’t load some questions',
  listsFailedText: 'Your answers are saved, but you can’t send until these questions load.',
  refusedBusy: (seconds: number) =>
    `We’re very busy right now. Your answers are still here. Try again in ${formatWaitTime(seconds)}.`,
  tryAgain: 'Try again',
  agree: 'By sending you agree to the',
  collectionNotice: 'collection notice',
  uploadsFailedTitle: 'Application received. One file is still to come.',
  uploadsFailedText: 'Send it again, or choose another file. Everything else is saved.',
  uploadsLostText: 'Choose the file again to finish. Everything else is saved.',
  uploadsAutomaticResend: 'We’ll send it automatically when possible and continue where it stopped.',
  retryUpload: 'Send again',
  replace: 'Choose another file',
  replaceFile: (name: string) => `Choose another file in place of ${name}`,
  chooseAgain: 'Choose it again',
  chooseFileAgain: (name: string) => `Choose ${name} again`,
  uploadLost: 'choose this file again',
  uploadWaiting: 'waiting',
  uploadSending: (percent: number) => `${percent} % sent`,
  uploadSent: 'received',
  uploadFailed: 'not received',
  uploadBusy: (seconds: number) => `We’re very busy right now. Send it again in ${formatWaitTime(seconds)}.`,
})

/** Texts about a saved draft: where it is stored and how to continue, export or delete it. */
export const draftTexts = defineTexts('draftTexts', {
  title: 'Your progress',
  saving: 'Saving…',
  saved: 'Saved',
  savedInTab: 'Saved in this tab',
  offline: 'Offline',
  offlineSaved: 'Offline – saved',
  more: 'Save and more options',
  saveQuestion: 'Save your progress on this device?',
  confirmSaving: 'Save',
  notNow: 'Not now',
  saveOnDevice: 'Save on this device',
  saveInTabOnly: "Don't save on this device",
  savedOnDevice: (days: number) =>
    `Saved on this device until you submit, for up to ${days} days. Your browser may delete it sooner.`,
  inTab: 'Your answers are saved only while this tab is open.',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'This deletes your answers and files.',
  confirmStartOver: 'Yes, start over',
  keepAnswers: 'Keep my answers',
  refused: "We can't save your progress on this device.",
  openInNewTab: 'Open in a new tab',
  deviceFull: 'This device has no storage space left.',
  filesOmitted: (names: string) =>
    `Your answers are kept, but there is no room for ${names}. Choose it again if you close this tab.`,
  filesLost: (names: string) => `${names} could not be read back. Please choose it again.`,
  otherTabsTitle: 'You have this application in more than one tab',
  savedInOtherTab: (time: string) =>
    `Another tab saved it at ${time}. Both versions are kept until you choose one.`,
  showOther: 'Show the other version',
  keepOwnVersion: 'Keep this version only',
  questionsChangedTitle: 'Some questions have changed since you answered them',
  formerAnswer: (answer: string) => `This question has changed. You had answered: ${answer}`,
  questionRemoved: (title: string, answer: string) => `No longer asked: ${title} (${answer})`,
  questionChanged: (title: string, answer: string) => `${title} You had answered: ${answer}`,
})

/** Texts of applying with a job marketplace's profile. */
export const marketplaceTexts = defineTexts('marketplaceTexts', {
  applyWithDomain: (domain: string) => `Apply with ${domain}`,
  offerNote: 'Bring your details and resume from there, or fill in the form yourself.',
  filledTitle: (domain: string) => `Filled in from ${domain}`,
  filledNote: (time: string, labels: readonly string[]) =>
    labels.length === 0
      ? `Your profile was loaded at ${time}. It answers none of these questions.`
      : `Your profile was loaded at ${time} and filled in: ${labels.join(', ')}. Please check before you send.`,
  clearResume: 'Clear resume',
  clearResumeLabel: (filename: string) => `Clear resume: ${filename}`,
  failedTitle: (domain: string) => `We couldn’t load your profile from ${domain}`,
  failedText: 'You can fill in the form yourself, or try once more.',
})

/** Texts of exporting answers to an answer file and importing them. */
export const answerFileTexts = defineTexts('answerFileTexts', {
  save: 'Save to a file',
  open: 'Continue from a file',
  note: 'The file contains your answers and documents. Use it to fill in this form, or another company’s, on any computer. Anyone with the file can read it.',
  fileName: (code: string) => `application-${code}.json`,
  saved: (name: string) => `Saved to ${name}. It has your answers and the documents that you have chosen.`,
  savedWithout: (names: string) => `Not in the file: ${names}.`,
  failed: 'Couldn’t create the file. Please try again.',
  reading: (name: string) => `Reading ${name}…`,
  answersFilled: (answers: number, name: string) =>
    selectWordForm(
      answers,
      `1 answer was filled in from ${name}.`,
      `${answers} answers were filled in from ${name}.`,
    ),
  nothingFilled: (name: string) => `Nothing in ${name} answers an open question here.`,
  answersKept: (labels: string) => `Left as they are here: ${labels}.`,
  filesLost: (names: string) => `Incomplete in the file: ${names}. Choose it again.`,
  unmatchedTitle: 'Not asked here',
  unmatchedAnswer: (question: string, answer: string) => `${question}: ${answer}`,
  problems: {
    notOurs: 'This isn’t a saved application or a JSON Resume file.',
    newer: 'This file was saved by a newer version of this form. Reload the page and try again.',
    tooBig: 'This file is too large to have been saved from an application form.',
    unreadable: 'This file could not be read. Please choose it again.',
  },
})

/** Texts of filling in a form from a résumé. */
export const resumeFillTexts = defineTexts('resumeFillTexts', {
  autofill: 'Autofill from resume',
  useAttached: 'Use the attached resume',
  note: 'We read it on this device.',
  notSent: 'Nothing is sent until you submit.',
  reading: (file: string) => `Reading ${file}…`,
  answersFilled: (count: number) =>
    selectWordForm(
      count,
      'One answer was filled in from your resume. Please check it.',
      `${count} answers were filled in from your resume. Please check them.`,
    ),
  nothingFilled: 'Nothing was found in your resume that is still to be answered here.',
  title: 'From your resume: please check',
  remark: 'From your resume: please check.',
  confirm: 'Confirm',
  confirmAnswer: (label: string) => `Confirm: ${label}`,
  confirmAll: 'Confirm all',
  undoFill: 'Undo all',
  fillUndone: 'Answers from your resume removed.',
  checked: 'Thank you. All answers are confirmed.',
  notFound: (labels: string) => `Not found in it: ${labels}.`,
  problems: {
    noText: 'We could not read text in it: it may be a picture of a page.',
    encrypted: 'It is locked by a password, so it could not be read.',
    damaged: 'It could not be read: the file seems to be damaged.',
    tooLarge: 'It is too large to be read.',
    unknownKind: 'We can’t read this type of file. Use PDF, DOCX, ODT, RTF or plain text.',
    tookTooLong: 'Reading it took too long, so it was stopped.',
    unable: 'This browser can’t read it.',
    busy: 'Our server is very busy. Try again later.',
    serverUnreachable: 'Couldn’t reach our server.',
  },
  readOnServer: 'Read it on our server',
  serverNote: 'We read your file there and don’t keep it.',
  manualNote: 'You can fill in the form yourself; your file can still be sent with it.',
})
