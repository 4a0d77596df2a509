/** What somebody who signs in does for the own account's safety. */
export const ownSignInTexts = {
  title: 'Sign-in and security',
  note: 'For your own account, wherever you are signed in.',
  password: 'Current password',
  passwordNote: 'So that nobody who finds this page open can do it.',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again in a moment.',
  busy: 'Too many attempts. Please wait a while and try again.',
} as const

/** The places where one is signed in. */
export const ownSessionTexts = {
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
