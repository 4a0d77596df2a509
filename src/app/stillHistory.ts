import { createPath, parsePath } from 'react-router-dom'
import type { SiteHistory } from './guardHistory'

/** The place of a page that a server writes: nobody moves there. */
export function stillHistory(url: string): SiteHistory {
  const { pathname = '/', search = '', hash = '' } = parsePath(url)
  const stay = () => undefined
  return {
    action: 'POP',
    location: { pathname, search, hash, state: null, key: 'default' },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: stay,
    replace: stay,
    go: stay,
    listen: () => stay,
  }
}
