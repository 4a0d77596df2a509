import { inLanguages } from '../language/language'

/** What the server says about a form that was posted without scripts. */
export const formPostTexts = inLanguages('formPostTexts', {
  asked: 'This question has come up by an answer of yours.',
  chooseAgain: 'Please choose the file again: it could not be kept.',
  onceMore:
    'Please press Send once more. The form was open for long, or was sent in a way in which programs send forms; your answers are still here.',
  goBack: 'Nothing was sent. Go back: what you have written stands in the page before this one.',
})
