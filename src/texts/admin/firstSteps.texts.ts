/** Texts of the checklist for a new client. */
export const firstStepsTexts = {
  title: 'Get started',
  progress: (done: number, total: number) => `${done} of ${total} steps done`,
  allSteps: 'All steps',
  done: '(done)',
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
