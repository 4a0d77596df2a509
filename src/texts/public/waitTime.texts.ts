import { defineTexts, selectWordForm } from '../language/language'

export const waitTexts = defineTexts('waitTexts', {
  minutes: (n: number) => `${n} minutes`,
  seconds: (n: number) => selectWordForm(n, '1 second', `${n} seconds`),
})

/** Formats a waiting time for use inside a sentence. */
export function formatWaitTime(seconds: number): string {
  return seconds >= 120 ? waitTexts.minutes(Math.ceil(seconds / 60)) : waitTexts.seconds(seconds)
}
