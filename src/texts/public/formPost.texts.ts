import { defineTexts } from '../language/language'

/** Messages of the server about a submitted no-script form. */
export const formPostTexts = defineTexts('formPostTexts', {
  questionAdded: 'One of your answers added this question.',
  chooseAgain: 'Choose the file again. We couldn’t keep it.',
  sendAgainNote:
    'Press Send again. The form was open for a long time or looked like an automated submission. Your answers are still here.',
  goBack: 'Nothing was sent. Go back to find your answers on the previous page.',
})

/** Texts of the page that the server sends if it cannot answer a request for a page. */
export const unavailableTexts = defineTexts('unavailableTexts', {
  title: 'This site is not available right now',
  tryLater: 'Please try again in a moment.',
  tryAgain: 'Try again',
  notSent: 'Your form has not been sent. Your answers are kept in this page: send them again in a moment.',
  sendAgain: 'Send again',
  typeAgain: 'Secret answers are not kept in this page. Please type them again:',
  chooseAgain: 'Your files could not be kept. Please choose them again:',
})
