import { defineTexts } from '../language/language'

/** Formats a time with its time zone. */
export const zoneTexts = defineTexts('zoneTexts', {
  utc: (time: string) => `${time} UTC`,
  zone: (time: string, city: string) => `${time} (${city} time)`,
})
