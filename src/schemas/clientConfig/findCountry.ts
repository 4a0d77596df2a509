import type { ClientConfig } from './clientConfig'

/** The country of a place, by its name; that of the client where nobody said. ISO 3166. */
export function findCountry(
  { places, country }: Pick<ClientConfig, 'places' | 'country'>,
  location: string,
): string {
  return (Object.hasOwn(places, location) ? places[location]?.country : undefined) ?? country
}
