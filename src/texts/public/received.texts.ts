import { defineTexts } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'
export const receivedTexts = defineTexts('receivedTexts', {
  title: publicPageTitles.received,
  interestTitle: 'Your interest is registered',
  unknownTitle: 'We can’t find an application in this tab',
  thanks: (company: string) => `Thank you for applying to ${company}.`,
  interestThanks: (company: string) => `Thank you for your interest in working at ${company}.`,
  reference: 'Your reference',
  job: 'Job',
  submitted: 'Received',
  nextTitle: 'What happens next',
  receivedNote: 'Your answers and files are safely with us.',
  reviewAfterClosing: (day: string) =>
    `Applications close on ${day}. The hiring team reviews every application after that.`,
  reviewOnArrival: 'This job is open until filled, so the hiring team reviews applications as they arrive.',
  reviewNote: 'The hiring team reviews every application.',
  readInterest: 'There is no job to fill yet. When a suitable one comes up, we look here first.',
  contactNote: 'We’ll contact you at the email address you gave.',
  quoteReference: 'If you contact us, quote this reference.',
  copyTitle: 'What you sent',
  copyNote: 'This copy is only on this page. Print it if you want to keep it.',
  link: 'See, correct or withdraw your application',
  linkNote:
    'Opens in a new tab. Keep this link: it works for six months on any device. Anyone with the link can see your application.',
  print: 'Print a copy',
  more: 'See other jobs',
  unknown: 'If you sent an application, we have it.',
})
