/** Texts of the checklist for a new client. */
export const firstStepsTexts = {
  title: 'Get started',
  note: 'Steps disappear as you complete them.',
  steps: {
    logo: 'Add your logo',
    colours: 'Choose your colours',
    vacancy: 'Write your first vacancy',
    form: 'Choose the application form’s fields',
    privacy: 'Link your privacy policy',
    site: 'Publish your site',
    colleague: 'Invite a colleague',
  },
  hide: 'Hide',
  failed: 'Couldn’t hide the list. Try again.',
} as const
