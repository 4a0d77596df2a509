import { useDeferredValue } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { checkSite } from '../../../schemas/site/checkSite'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { useDraftText } from '../useDraftText'
import { useOwnStyles } from '../useOwnStyles'

/** What was found last: the bar, the panel and the inspector ask for the same draft. */
let last: { draft: SiteDraft; css: string; sidebarHtml: string; findings: SiteFinding[] } | null = null

/** What is wrong with the draft as it stands, its stylesheet and sidebar included, a moment after it was changed. */
export function useFindings(studio: Studio): SiteFinding[] {
  const css = useOwnStyles(studio)
  const sidebarHtml = useDraftText(studio, 'sidebar.html')
  const draft = useDeferredValue(useStoreValue(studio.store, (state) => state.draft))
  return findingsOf(draft, css, sidebarHtml)
}

function findingsOf(draft: SiteDraft, css: string, sidebarHtml: string): SiteFinding[] {
  if (last?.draft !== draft || last.css !== css || last.sidebarHtml !== sidebarHtml) {
    const { configText, files, company } = draft
    last = { draft, css, sidebarHtml, findings: checkSite({ configText, files, company, css, sidebarHtml }) }
  }
  return last.findings
}
