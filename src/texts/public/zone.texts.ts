import { inLanguages } from '../language/language'

/** A time of day with the zone that it is in. */
export const zoneTexts = inLanguages('zoneTexts', {
  utc: (time: string) => `${time} UTC`,
  zone: (time: string, city: string) => `${time} (${city} time)`,
})
