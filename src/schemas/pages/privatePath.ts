import { normalizePath } from './normalizePath'

/**
 * Base paths of login, administrator pages, application status pages and job alerts. Pages below them are private as
 * well.
 */
const privatePaths = [
  '/home/login',
  '/user',
  '/studio',
  '/connections',
  '/applicant/viewapplications',
  '/vacancies/manage',
  '/vacancies/questions',
  '/application',
  '/job-alerts',
]
/** Receipts, which only the applicant may see. */
const receiptPath = '/applicant/received'

/**
 * Returns true if an address (path and query) leads to login, an administrator page, or a page that a secret link
 * opens. The check matches every path that the router would resolve to such a page, and possibly more.
 */
export function isPrivatePath(url: string): boolean {
  const requestedPath = getPath(url)
  return privatePaths.some((path) => isAtOrBelow(requestedPath, path))
}

/**
 * Returns true if the page may contain frames of the same site: the vacancy editor shows its preview in a frame.
 */
export function canContainFrames(url: string): boolean {
  return isAtOrBelow(getPath(url), '/vacancies/manage')
}

/** Returns true if the page may be cached on the device for offline use. Pages with personal data may not. */
export function isCacheable(url: string): boolean {
  return !isPrivatePath(url) && !isAtOrBelow(getPath(url), receiptPath)
}

const isAtOrBelow = (requestedPath: string, path: string) =>
  requestedPath === path || requestedPath.startsWith(`${path}/`)

/**
 * Decodes the path segment by segment, as the router does; a segment that cannot be decoded stays as it is. Runs for
 * every page, so paths without encoded characters take a fast path.
 */
function getPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (!path.includes('%')) return normalizePath(path)
  return normalizePath(path.split('/').map(decodeSafely).join('/'))
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
