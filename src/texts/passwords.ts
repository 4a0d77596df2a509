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
