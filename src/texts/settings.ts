/** What the settings form says of the application form's fields. */
export const settingsFormTexts = {
  fieldsNotes: 'On the application form.',
  builtInNotes: 'On the application form. First Name, Last Name and Email are always asked.',
  siteNotes: 'What visitors see around your jobs.',
  linksNotes: 'Where the foot of every page and your logo lead.',
  eoiTitle: 'Expressions of Interest',
  eoiNotes: 'Shown beside the invitation to send one.',
  visible: 'Visible',
  required: 'Required',
  unnamed: (id: number) => `Field ${id}`,
} as const

export const settingsPageTexts = {
  title: 'Settings',
  note: 'Changes are live on your site as soon as you save them.',
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  nothingToSave: 'Everything is saved',
  saved: 'The settings have been updated.',
  savedTitle: 'Success',
  refused: 'The settings could not be saved. Please check what is marked.',
  failedToSave: 'The settings could not be saved. Nothing is lost here; please try again in a moment.',
  failed: 'The settings could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  storedImage: 'current-image',
  imageTooLarge: (kilobytes: number) =>
    `This image is too large. Please choose one of up to ${kilobytes} KB.`,
  imageUnreadable: 'This image could not be read. Please choose it again.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'You have changed settings that are not saved yet.',
  stay: 'Stay here',
  leave: 'Leave without saving',
} as const
