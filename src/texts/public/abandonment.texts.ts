import { inLanguages } from '../language/language'
/** Beside an application form whose client counts where it is left. */
export const abandonmentTexts = inLanguages('abandonmentTexts', {
  choice:
    'May be counted: at which question this form is left. Only numbers are kept, nothing of you or your answers.',
  asksNot:
    'Your browser asks that you are not counted: at which question you leave this form is told to nobody.',
})
