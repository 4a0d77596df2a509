/** Applications that are read without knowing whose they are. */
export const blindTexts = {
  nobody: (id: number) => `Applicant ${id}`,
  notByName: 'Applications are reviewed without names here: search and sort by something else.',
  hidden: 'Name, contact details, age, address and documents are hidden.',
  show: 'Show who it is',
  showing: 'Showing…',
  showNote: 'Who asked, and when, stands in the activity.',
  failed: 'It could not be shown. Please try again.',
  documents: 'Documents are hidden until you show who it is.',
  export: 'Of applicants whom you have not been shown, names, contact details and documents are left out.',
} as const
