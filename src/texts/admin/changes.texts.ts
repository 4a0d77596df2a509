/** How changes are told: in the activity, beside a version, and to whoever saves second. */
export const changeTexts = {
  yes: 'Yes',
  no: 'No',
  on: 'On',
  off: 'Off',
  none: 'None',
  picture: 'A picture',
  otherPicture: 'Another picture',
  hidden: 'Not asked',
  optional: 'Asked, optional',
  required: 'Asked, required',
  order: 'Order of the fields',
  field: (id: number) => `Field ${id}`,
  empty: 'Nothing',
  passwordLabel: 'Password',
  passwordSet: 'A new one was set',
} as const

/** Two people saved the same thing. */
export const conflictTexts = {
  title: 'Somebody else has saved in the meantime',
  text: 'Your changes are still here and nothing of them is stored. This is what the other person saved:',
  same: 'What they saved is the same as what you opened.',
  unknown: 'What they saved could not be loaded. Please try again.',
  goOn: 'Keep editing',
  overwrite: 'Save mine over it',
  takeTheirs: 'Drop mine and show theirs',
  became: (from: string, to: string) => `${from} → ${to}`,
} as const

/** What every dialog that asks has. */
export const modalTexts = { cancel: 'Cancel' } as const
