import type { ClientConfig } from './clientConfig'

/** Returns the country of a vacancy (ISO 3166): that of its address, else of its location, else of the client. */
export function findCountry(
  { places, country }: Pick<ClientConfig, 'places' | 'country'>,
  { location, address }: { location: string; address?: { country?: string } | undefined },
): string {
  const place = Object.hasOwn(places, location) ? places[location] : undefined
  return address?.country || place?.country || country
}
