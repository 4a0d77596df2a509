import { publicPageTitles } from '../public/publicPageTitles.texts'
import { formatWaitTime } from '../public/waitTime.texts'

/** Texts of the page where people sign in. */
export const loginPageTexts = {
  title: publicPageTitles.login,
  intro: 'For site administrators.',
  embeddedNote: 'This site is embedded in another page. Open it in a new tab to sign in.',
  open: 'Open Login in a new tab',
  wrongCredentials: 'The username or password is wrong.',
  tooMany: (seconds: number) => `Too many attempts. Please wait ${formatWaitTime(seconds)} and try again.`,
  failed: 'Couldn’t sign you in. Try again.',
  help: 'Invited? Your username is your email address.',
  forgottenPassword: 'Forgotten your password?',
  jobsLink: 'Looking for a job? Go to Available Jobs',
} as const

/** The page that sends a password reset link. */
export const forgottenTexts = {
  title: 'Forgotten password',
  intro: 'Enter your email address and we’ll send you a link to set a new password.',
  email: 'Email address',
  send: 'Email me a link',
  linkSent: (email: string) =>
    `If ${email} has a login here, we’ve sent it a link. It works once, for an hour.`,
  otherUsernamesNote:
    'If your username is not an email address, ask an owner of the account or your system administrator for a password link.',
  mailUnavailable:
    'This site sends no email. Ask an owner of the account for a password link (in People), or your system administrator if you are the only owner.',
  failed: 'Couldn’t send the link. Try again in a moment.',
  back: 'Back to Login',
} as const

/** Texts of the dialog for signing in again after the session has ended. */
export const signInAgainTexts = {
  title: 'Your session has ended',
  text: 'Log in again to continue. Your changes are still here.',
  leave: 'Leave',
} as const

/** Title and labels of the sign-in form. */
export const loginFieldTexts = {
  title: 'Login',
  username: 'Username',
  password: 'Password',
} as const
