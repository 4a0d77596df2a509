import { inLanguages } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'
export const receivedTexts = inLanguages('receivedTexts', {
  title: publicPageTitles.received,
  interestTitle: 'Your interest is registered',
  unknownTitle: 'Nothing was sent from here',
  thanks: (company: string) => `Thank you for applying to ${company}.`,
  interestThanks: (company: string) => `Thank you for your interest in working at ${company}.`,
  reference: 'Your reference',
  job: 'Job',
  submitted: 'Received',
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
