/**
 * Returns the region that determines the number format of a page: the page's language in the client's country or, for
 * an English page, the country alone, because clients of every country offer English.
 * @param country ISO 3166
 */
export function getNumberRegion(country: string, language: string): string {
  return language === 'en' ? country : `${language}-${country}`
}
