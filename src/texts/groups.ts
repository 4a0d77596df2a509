import { inLanguages } from './language'
/** What is wrong with a group of fields as a whole. */
export const groupTexts = inLanguages('groupTexts', {
  fewest: (n: number) => `Please give at least ${n}`,
  most: (n: number) => `Please give at most ${n}`,
})
