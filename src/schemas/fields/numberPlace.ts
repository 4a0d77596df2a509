/**
 * The place whose way of writing numbers applies to a page: that of its language, and of the client's country where the
 * page is in English, which clients of every country offer.
 * @param country ISO 3166
 */
export function numberPlace(country: string, language: string): string {
  return language === 'en' ? country : `${language}-${country}`
}
