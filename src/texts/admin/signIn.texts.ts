import { publicPageTitles } from '../public/publicPageTitles.texts'
import { waitText } from '../public/waitTime.texts'

/** Texts of the page where people sign in. */
export const loginPageTexts = {
  title: publicPageTitles.login,
  intro: 'For people who look after this careers site.',
  framed: 'This site is part of another page here. To sign in, open it on its own.',
  open: 'Open Login in a new tab',
  wrong: 'The username or password is not right.',
  tooMany: (seconds: number) => `Too many attempts. Please wait ${waitText(seconds)} and try again.`,
  failed: 'Login did not work this time. Please try again.',
  help: 'Invited? Your username is your e-mail address.',
  forgotten: 'Forgotten your password?',
  toJobs: 'Looking for a job? Go to Available Jobs',
} as const

/** The page that sends a password reset link. */
export const forgottenTexts = {
  title: 'Forgotten password',
  intro: 'Say which e-mail address you sign in with. A link to a new password is mailed to it.',
  email: 'E-mail address',
  send: 'Mail me a link',
  asked: (email: string) =>
    `If somebody signs in here with ${email}, a link is on its way. It works once, for an hour.`,
  others:
    'You sign in with a username that is no e-mail address? An owner of the account can make you a link to a new password, and so can whoever runs this site.',
  notMailed:
    'This site sends no mail. An owner of the account can make you a link to a new password, in People. Are you the only owner? Ask whoever runs this site.',
  failed: 'The link could not be asked for. Please try again in a moment.',
  back: 'Back to Login',
} as const

/** Said over a page whose session has ended. */
export const signInTexts = {
  title: 'Your session has ended',
  text: 'Log in again to go on. What you have written here is still there.',
  leave: 'Leave',
} as const

/** Titles, labels and placeholders of the product's own forms. */
export const loginFieldTexts = {
  title: 'Login',
  section: 'Your account',
  username: 'Username',
  password: 'Password',
} as const
