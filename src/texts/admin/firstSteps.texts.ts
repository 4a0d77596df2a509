/** What a new client is left to do. */
export const firstStepsTexts = {
  title: 'What is left to do',
  note: 'Each goes from this list when it is done.',
  steps: {
    logo: 'Give the site your logo',
    colours: 'Choose your colours',
    vacancy: 'Write the first vacancy',
    form: 'Say what the application form asks',
    privacy: 'Link your privacy policy',
    connection: 'Connect your back-office',
  },
  putAway: 'Put the list away',
  failed: 'The list could not be put away. Please try again.',
} as const
