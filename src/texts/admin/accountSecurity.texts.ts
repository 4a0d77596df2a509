import { selectCount } from '../language/language'

/** Texts of the account security page: password, two-factor authentication, recovery codes and sessions. */
export const accountSecurityTexts = {
  title: 'Sign-in and security',
  note: 'For your own account, wherever you are signed in.',
  password: 'Current password',
  passwordNote: 'So that nobody who finds this page open can do it.',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again in a moment.',
  busy: 'Too many attempts. Please wait a while and try again.',
} as const

/** The places where one is signed in. */
export const activeSessionTexts = {
  title: 'Where you are signed in',
  failed: 'Your sessions could not be loaded.',
  tryAgain: 'Try again',
  unknownDevice: 'Unknown device',
  thisOne: 'This one',
  begun: (moment: string) => `Signed in ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  from: (network: string) => `From ${network}`,
  end: 'End',
  endOf: (device: string, begun: string) => `End the session on ${device} that began ${begun}`,
  endTitle: 'End the session',
  endText: (device: string) => `${device} is signed out at once, whatever it is doing.`,
  ended: 'The session has ended.',
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions',
  endOthersText: 'Everywhere but here you are signed out at once.',
  endedOthers: 'All other sessions have ended.',
} as const

/** Said of a device on which the account had not been used before. */
export const newDeviceTexts = {
  title: 'A new device signed in',
  what: (device: string, network: string | null, moment: string) =>
    `${device}${network ? `, from ${network}` : ''}, ${moment}.`,
  advice: 'If that was not you, end it and change your password.',
  over: 'It is signed out. If that was not you, change your password.',
  end: 'End it',
  known: 'It was me',
  dismiss: 'Dismiss',
} as const

/** The second factor: at sign-in, and in the own account. */
export const twoFactorTexts = {
  title: 'One-time codes',
  label: 'One-time code',
  labelNote: 'Six digits that your app shows, or one of your recovery codes.',
  appLabel: 'Code that the app shows',
  asked: 'Your password was right. One more step: a code.',
  startOver: 'Start over',
  go: 'Go on',
  needed: 'Enter a code.',
  wrong: 'This code is not right, or was used before.',
  off: 'Besides your password, an app on your phone can be asked for a code: a password that somebody has got hold of is not enough then.',
  on: (day: string) => `On since ${day}. Signing in asks for a code of your app.`,
  left: (count: number) =>
    selectCount(
      count,
      'One recovery code is left.',
      `${count === 0 ? 'No' : count} recovery codes are left.`,
    ),
  few: 'Make new ones, so that you can sign in without your phone.',
  turnOnTitle: 'Turn on one-time codes',
  turnOnText: 'First your password. Everywhere else where you are signed in you will have to sign in again.',
  scan: 'Scan this with an authenticator app, then enter the code that it shows.',
  qr: 'QR code that holds the secret',
  secret: 'Or type this into the app:',
  confirm: 'Turn on',
  turnedOn: 'One-time codes are on.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off one-time codes',
  turnOffText: 'From then on the password alone lets you in. Everywhere else you will have to sign in again.',
  turnedOff: 'One-time codes are off.',
  renew: 'New recovery codes',
  renewText: 'The recovery codes that you have are worth nothing from then on.',
  recoveryTitle: 'Your recovery codes',
  recoveryText:
    'For when your phone is not there. Each lets you in once. Keep them where nobody else looks: they are not shown again.',
  copy: 'Copy',
  copied: 'The recovery codes are copied.',
  notCopied: 'They could not be copied. Please write them down.',
  kept: 'I have kept them',
} as const

/** What is wrong with a new password, and how one's own is changed. */
export const passwordTexts = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  note: 'At least 10 characters. A few words that have nothing to do with each other are hard to guess and easy to remember.',
  text: 'Everywhere else where you are signed in you will have to sign in again.',
  save: 'Change password',
  cancel: 'Cancel',
  saved: 'Your password has been changed.',
  savedTitle: 'Success',
  failed: 'The password could not be changed. Please try again in a moment.',
  wrongCurrent: 'This is not your current password.',
  easy: 'This password is easy to guess. Try a few words that have nothing to do with each other.',
  namesUser: 'The password must not have the username in it.',
} as const
