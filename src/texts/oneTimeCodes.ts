import { counted } from './language'

/** The second factor: at sign-in, and in the own account. */
export const oneTimeCodeTexts = {
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
    counted(count, 'One recovery code is left.', `${count === 0 ? 'No' : count} recovery codes are left.`),
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
