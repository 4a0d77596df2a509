/**
 * Brings the API's client code once the page stands: it was not needed to read the page, and must be there when the
 * connection is not. Where it does not come now, the first call asks for it again.
 */
export function bringLater(): void {
  const bring = () => void import('../data/http').catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(bring, { timeout: 3000 })
  else setTimeout(bring, 1000)
}
