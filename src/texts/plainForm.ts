import { inLanguages } from './language'
/** Texts of a form as it stands where no script runs. */
export const plainFormTexts = inLanguages('plainFormTexts', {
  asked: 'This question has come up by an answer of yours.',
  chooseAgain: 'Please choose the file again: it could not be kept.',
  onceMore:
    'Please press Send once more. The form was open for long, or was sent in a way in which programs send forms; your answers are still here.',
  decoy: 'Leave this empty',
  kept: (size: string) => `${size} · with us for the next try`,
  remove: (name: string) => `Take ${name} away`,
  blankRows: 'What is left empty is not sent.',
  from: 'From',
  to: 'To',
  withoutPrefill: 'Fill in the form yourself',
  goBack: 'Nothing was sent. Go back: what you have written stands in the page before this one.',
})
