/** Notes on an application for colleagues. */
export const noteTexts = {
  title: 'Notes for colleagues',
  about:
    'Neither the applicant nor the back-office sees them. They are part of what the person may ask to see.',
  form: 'A note',
  label: 'Note',
  add: 'Add note',
  save: 'Save note',
  cancel: 'Cancel',
  edit: 'Edit',
  editOf: (at: string) => `Edit your note of ${at}`,
  remove: 'Remove',
  removeOf: (at: string) => `Remove your note of ${at}`,
  changed: (at: string) => `changed ${at}`,
  somebody: 'somebody',
  empty: 'A note needs words.',
  failed: 'The note could not be saved. Please try again.',
  removed: 'The note is removed.',
} as const
