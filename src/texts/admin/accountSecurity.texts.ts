import { selectWordForm } from '../language/language'

/** Texts of the account security page: password, two-factor authentication, recovery codes and sessions. */
export const accountSecurityTexts = {
  title: 'Sign-in and security',
  note: 'For your own account, wherever you are signed in.',
  password: 'Current password',
  passwordNote: 'Enter your password to confirm it’s you.',
  failed: 'That didn’t work. Try again in a moment.',
  busy: 'Too many attempts. Please wait a while and try again.',
} as const

/** Active sessions of the current user. */
export const activeSessionTexts = {
  title: 'Where you are signed in',
  failed: 'Couldn’t load your sessions.',
  tryAgain: 'Try again',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedInAt: (dateTime: string) => `Signed in ${dateTime}`,
  lastUsed: (dateTime: string) => `Last used ${dateTime}`,
  networkLabel: (network: string) => `From ${network}`,
  end: 'Sign out',
  endSession: (device: string, startedAt: string) => `Sign out ${device}, signed in ${startedAt}`,
  endTitle: 'Sign out this device?',
  endText: (device: string) => `${device} is signed out immediately.`,
  sessionEnded: 'Device signed out.',
  endOtherSessions: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText: 'All other devices are signed out immediately.',
  otherSessionsEnded: 'All other devices signed out.',
} as const

/** Warning about a sign-in from a new device. */
export const newDeviceTexts = {
  title: (n: number) => selectWordForm(n, 'A new device signed in', `${n} new devices signed in`),
  deviceSummary: (device: string, network: string | null, dateTime: string) =>
    `${device}${network ? `, from ${network}` : ''}, ${dateTime}.`,
  advice: 'If that wasn’t you, sign it out and change your password.',
  endedNote: 'Signed out. If that wasn’t you, change your password.',
  end: 'Sign out that device',
  known: 'It was me',
  dismiss: 'Dismiss',
} as const

/** Two-factor authentication: at sign-in and on the account security page. */
export const twoFactorTexts = {
  title: 'Two-factor authentication',
  label: 'One-time code',
  labelNote: 'The six digits from your app, or a recovery code.',
  appLabel: 'Code from the app',
  enterCode: 'Enter a code to finish signing in.',
  startOver: 'Start over',
  continueLabel: 'Continue',
  needed: 'Enter a code.',
  invalidCode: 'This code is wrong or was already used.',
  offNote: 'Require a code from your phone as well as your password, so a stolen password isn’t enough.',
  onNote: (day: string) => `On since ${day}. You enter a code from your app when you sign in.`,
  codesLeft: (count: number) =>
    selectWordForm(count, '1 recovery code left.', `${count === 0 ? 'No' : count} recovery codes left.`),
  fewCodesNote: 'Create new ones so you can sign in without your phone.',
  turnOnTitle: 'Turn on two-factor authentication',
  turnOnText: 'Enter your password first. You’ll be signed out on all other devices.',
  scan: 'Scan this with an authenticator app, then enter the code it shows.',
  qr: 'QR code that holds the secret',
  secret: 'Or type this into the app:',
  confirm: 'Turn on',
  turnedOn: 'Two-factor authentication is on.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-factor authentication',
  turnOffText: 'You’ll sign in with your password only. You’ll be signed out on all other devices.',
  turnedOff: 'Two-factor authentication is off.',
  renew: 'New recovery codes',
  renewText: 'Your current recovery codes will stop working.',
  recoveryTitle: 'Your recovery codes',
  recoveryText:
    'Use these if you don’t have your phone. Each works once. Store them safely: they are not shown again.',
  copy: 'Copy',
  copied: 'Recovery codes copied.',
  notCopied: 'Couldn’t copy the codes. Write them down.',
  confirmStored: 'I’ve stored them',
} as const

/** Changing the password, and the reasons why a new password is rejected. */
export const changePasswordTexts = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  note: 'At least 10 characters. A few unrelated words are hard to guess and easy to remember.',
  text: 'You’ll be signed out on all other devices.',
  save: 'Change password',
  saved: 'Your password has been changed.',
  savedTitle: 'Success',
  failed: 'Couldn’t change the password. Try again in a moment.',
  wrongCurrent: 'This is not your current password.',
  easyToGuess: 'This password is easy to guess. Try a few unrelated words.',
  containsUsername: 'The password must not contain the username.',
} as const
