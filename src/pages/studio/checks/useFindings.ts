import { useDeferredValue } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { checkSite } from '../../../schemas/site/checkSite'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { useOwnStyles } from '../useOwnStyles'

/** What was found last: the bar, the panel and the inspector ask for the same draft. */
let last: { draft: SiteDraft; css: string; findings: SiteFinding[] } | null = null

/** What is wrong with the draft as it stands, its own stylesheet included, a moment after it was changed. */
export function useFindings(studio: Studio): SiteFinding[] {
  const css = useOwnStyles(studio)
  const draft = useDeferredValue(useStoreValue(studio.store, (state) => state.draft))
  return findingsOf(draft, css)
}

function findingsOf(draft: SiteDraft, css: string): SiteFinding[] {
  if (last?.draft !== draft || last.css !== css) {
    const { configText, files, company } = draft
    last = { draft, css, findings: checkSite({ configText, files, company, css }) }
  }
  return last.findings
}
