import { selectWordForm } from '../language/language'

/** Errors in custom statuses. */
export const customStateFaults = {
  noName: 'Enter a name.',
  longName: 'Use at most 40 characters.',
  sameName: 'Another status has this name.',
  builtInName: 'This is the name of a built-in status.',
  tooMany: 'You can add at most 12 statuses.',
  duplicateState: 'This status is listed twice.',
  noTarget: (name: string, n: number) =>
    `Choose where the ${n} ${selectWordForm(n, 'application', 'applications')} in “${name}” move to.`,
  targetIsDeleted: 'This status is deleted too. Choose another one.',
} as const

/** Descriptions of changed statuses in the activity log. */
export const customStateChanges = {
  tone: (name: string) => `Colour of “${name}”`,
  countsAs: (name: string) => `“${name}” counts as`,
  isShown: (name: string) => `“${name}” on the applicant’s status page`,
  shownByName: 'Shown by name',
  hidden: 'Shown as the built-in status',
  template: (name: string) => `Message of “${name}”`,
  order: 'Order of statuses',
  moved: (to: string, n: number) => `${n} ${selectWordForm(n, 'application', 'applications')} moved to ${to}`,
} as const

/** Names of the colours of status chips. */
export const toneNames = { grey: 'Grey', blue: 'Blue', amber: 'Amber', green: 'Green' } as const

/** The card of the client's own statuses in the settings. */
export const customStatesTexts = {
  title: 'Your statuses',
  note: 'Add custom steps, such as a phone screen. Each counts as one of the built-in statuses and follows it in lists and on the board.',
  none: 'No custom statuses yet.',
  add: 'Add a status',
  limitReached: 'You have 12 statuses, which is the maximum.',
  unnamed: 'New status',
  name: 'Name',
  tone: 'Colour',
  countsAs: 'Counts as',
  counts: (name: string) => `Counts as ${name}`,
  isShown: 'Show this name on the applicant’s status page',
  publicName: (name: string) => `Applicants see “${name}”.`,
  hasMessage: 'Offer a message when an application moves here',
  language: 'Language of the message',
  remove: 'Delete',
  keepStatus: 'Keep',
  removed: 'Deleted when you save.',
  moveTo: (n: number) => `Move ${n} ${selectWordForm(n, 'application', 'applications')} to`,
  choose: 'Choose a status',
  moveNote: 'Applicants get no message about this move.',
  faultAt: (place: string, fault: string) => `${place}: ${fault}`,
  saved: 'Your statuses are saved.',
  failed: 'Couldn’t save your statuses. Try again.',
} as const
