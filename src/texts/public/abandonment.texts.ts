import { defineTexts } from '../language/language'
/** Texts for the form of a client that records form abandonment. */
export const abandonmentTexts = defineTexts('abandonmentTexts', {
  choice:
    'Allow counting where applicants leave this form. Only totals are kept, nothing about you or your answers.',
  doNotTrackNote: 'Your browser asks not to be tracked, so we don’t count where you leave this form.',
})
