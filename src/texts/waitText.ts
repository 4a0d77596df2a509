import { counted, inLanguages } from './language'

export const waitTexts = inLanguages('waitTexts', {
  minutes: (n: number) => `${n} minutes`,
  seconds: (n: number) => counted(n, '1 second', `${n} seconds`),
})

/** A wait, in the words of a sentence. */
export function waitText(seconds: number): string {
  return seconds >= 120 ? waitTexts.minutes(Math.ceil(seconds / 60)) : waitTexts.seconds(seconds)
}
