import { inLanguages } from './language'
/** Texts of an application form that is gone through: steps, folded sections, all answers before they are sent. */
export const walkTexts = inLanguages('walkTexts', {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  next: 'Continue',
  back: 'Back',
  backTo: (title: string) => `to ${title}`,
  checkTitle: 'Check your answers before sending',
  change: 'Change',
  answer: 'Answer',
  empty: 'Not answered',
  missing: 'Not answered yet, and needed',
  fold: 'Done, fold away',
  edit: 'Edit',
  see: 'See what they will see',
  seeTitle: 'What the employer will see',
  seeNote: 'This is the page that your application is read on. Nothing has been sent yet.',
  seeClose: 'Back to the form',
})
