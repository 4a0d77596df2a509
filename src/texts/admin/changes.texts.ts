import { selectWordForm } from '../language/language'

/** Descriptions of changes: in the activity, beside a version, and in the conflict dialog. */
export const changeTexts = {
  yes: 'Yes',
  no: 'No',
  on: 'On',
  off: 'Off',
  none: 'None',
  picture: 'A picture',
  otherPicture: 'Another picture',
  hidden: 'Hidden',
  optional: 'Shown, optional',
  required: 'Shown, required',
  order: 'Order of the fields',
  field: (id: number) => `Field ${id}`,
  empty: 'Nothing',
  passwordLabel: 'Password',
  passwordSet: 'A new one was set',
} as const

/** Texts of the dialog for conflicting changes by two users. */
export const conflictTexts = {
  title: 'Someone else saved in the meantime',
  choose: (n: number) =>
    selectWordForm(
      n,
      'You both changed one field. Choose which version to keep. All other changes are kept, yours and theirs.',
      `You both changed ${n} fields. Choose which version to keep. All other changes are kept, yours and theirs.`,
    ),
  fieldPosition: (position: number, of: number) => `Field ${position} of ${of}`,
  versionLabels: { mine: 'Yours', theirs: 'Theirs' },
  changed: 'Changed',
  changesFailed: 'Couldn’t load their changes. Try again.',
  decideLater: 'Decide later',
  save: 'Save',
  merged: 'Someone else saved in the meantime. Their changes were added, and yours are kept.',
  changeFromTo: (from: string, to: string) => `${from} → ${to}`,
} as const

/** Texts that all dialogs share. */
export const modalTexts = { cancel: 'Cancel' } as const

/** Texts shown when content could not be loaded. */
export const loadFailedTexts = { text: 'Please try again in a moment.', tryAgain: 'Try again' } as const
