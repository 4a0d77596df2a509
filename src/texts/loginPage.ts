import { publicPageTitles } from './publicPageTitles'
import { waitText } from './waitText'

/** Texts of the page where people sign in. */
export const loginPageTexts = {
  title: publicPageTitles.login,
  intro: 'For people who look after this careers site.',
  framed: 'This site is part of another page here. To sign in, open it on its own.',
  open: 'Open Login in a new tab',
  wrong: 'The username or password is not right.',
  tooMany: (seconds: number) => `Too many attempts. Please wait ${waitText(seconds)} and try again.`,
  failed: 'Login did not work this time. Please try again.',
  help: 'Invited? Your username is your e-mail address. Forgotten the password? An owner of the account can make you a link to a new one.',
  toJobs: 'Looking for a job? Go to Available Jobs',
} as const
