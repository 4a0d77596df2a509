import { inLanguages } from '../language/language'

/** Formats a time with its time zone. */
export const zoneTexts = inLanguages('zoneTexts', {
  utc: (time: string) => `${time} UTC`,
  zone: (time: string, city: string) => `${time} (${city} time)`,
})
