import { inLanguages } from '../language/language'
/** Beside an application form whose client counts where it is left. */
export const abandonmentTexts = inLanguages('abandonmentTexts', {
  choice:
    'Allow counting where applicants leave this form. Only totals are kept, nothing about you or your answers.',
  doNotTrackNote: 'Your browser asks not to be tracked, so we don’t count where you leave this form.',
})
