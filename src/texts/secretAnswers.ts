/** Answers that applicants typed unseen. */
export const secretTexts = {
  reveal: 'Show',
  hide: 'Hide',
  revealOf: (label: string) => `Show the answer to ${label}`,
  hideOf: (label: string) => `Hide the answer to ${label}`,
  note: 'Showing it is written down in the activity.',
  failed: 'The answer could not be shown. Please try again.',
} as const
