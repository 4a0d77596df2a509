import { plainPath } from './plainPath'

/** Sign-in and administrators' pages: what stands at these addresses and below them. */
const ofPeople = ['/home/login', '/user', '/applicant/viewapplications']
/** What somebody has sent, to nobody but him. */
const receipts = '/applicant/received'

/** Whether an address (path and query) is sign-in's or an administrator's page: as the router reads it, or more. */
export function isPrivatePath(url: string): boolean {
  return ofPeople.some((path) => isAtOrBelow(url, path))
}

/** Whether a page may be kept on the device for when there is no connection: nothing of a person is. */
export function mayBeKept(url: string): boolean {
  return !isPrivatePath(url) && !isAtOrBelow(url, receipts)
}

function isAtOrBelow(url: string, path: string): boolean {
  const asked = plainPath(decoded(url.split(/[?#]/, 1)[0] ?? ''))
  return asked === path || asked.startsWith(`${path}/`)
}

/** Part by part, as the router does: one that can not be read stays as it is. */
function decoded(path: string): string {
  return path
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
    .join('/')
}
