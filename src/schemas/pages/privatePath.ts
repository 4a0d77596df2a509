import { normalizePath } from './normalizePath'

/** Sign-in, administrators' pages, applications as their senders see them again and new jobs by mail: what stands at these addresses and below them. */
const ofPeople = [
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
/** What somebody has sent, to nobody but him. */
const receipts = '/applicant/received'

/** Whether an address (path and query) is sign-in's, an administrator's page, or one that its address alone opens: as the router reads it, or more. */
export function isPrivatePath(url: string): boolean {
  const asked = pathOf(url)
  return ofPeople.some((path) => isAtOrBelow(asked, path))
}

/** Whether a page may frame others of its own site: where vacancies are written, they are shown as visitors see them. */
export function canBeFramed(url: string): boolean {
  return isAtOrBelow(pathOf(url), '/vacancies/manage')
}

/** Whether a page may be kept on the device for when there is no connection: nothing of a person is. */
export function isCacheable(url: string): boolean {
  return !isPrivatePath(url) && !isAtOrBelow(pathOf(url), receipts)
}

const isAtOrBelow = (asked: string, path: string) => asked === path || asked.startsWith(`${path}/`)

/** Part by part, as the router does: one that can not be read stays as it is. Asked for every page: quick where nothing is encoded. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (!path.includes('%')) return normalizePath(path)
  return normalizePath(path.split('/').map(decodedPart).join('/'))
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
