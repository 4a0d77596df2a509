/** Where the API is: the site's own origin; in test mode localhost port 3000 [API-25]. */
export function baseAddress(mode: string): string {
  return mode === 'test' ? 'http://localhost:3000' : ''
}
