import type { ReactNode } from 'react'
import type { Site } from '../data/createSite'
import { SiteContext } from '../pages/SiteContext'
import type { SiteHistory } from './guardHistory'
import { SitePages } from './SitePages'
import { SiteRouter } from './SiteRouter'

/** The whole site, the same tree on a server and in a browser. */
export function SiteRoot({ site, history }: { site: Site; history: SiteHistory }): ReactNode {
  return (
    <SiteContext value={site}>
      <SiteRouter history={history}>
        <SitePages />
      </SiteRouter>
    </SiteContext>
  )
}
