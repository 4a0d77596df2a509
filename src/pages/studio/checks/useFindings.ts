import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { checkSite } from '../../../schemas/siteChecks/checkSite'
import { useDebouncedValue, useDraftStyles, useDraftText } from '../draft/useStudio'

/** The draft's texts outside config.json. */
interface CustomTexts {
  css: string
  sidebarHtml: string
}

type CheckedContent = Pick<SiteDraft, 'configText' | 'files' | 'company'> & CustomTexts

interface CheckResult {
  checked: CheckedContent
  findings: SiteFinding[]
}

/** Cache of the two latest results, newest first. The toolbar, the panel and the inspector share it. */
let lastResults: readonly CheckResult[] = []

/** Milliseconds without a change before the site is checked, because a check after each keystroke would be too slow. */
const restMs = 250

/**
 * Returns the findings of the draft. After a change, returns the previous findings until the draft has not changed for
 * `restMs`.
 */
export function useFindings(studio: Studio): SiteFinding[] {
  const css = useDraftStyles(studio)
  const sidebarHtml = useDraftText(studio, 'sidebar.html')
  const draft = useDebouncedValue(
    useStoreValue(studio.store, (state) => state.draft),
    restMs,
  )
  return getFindings(draft, { css, sidebarHtml })
}

/** Returns whether a finding still applies to the current draft; a shown list may be older. */
export function isStillFound(studio: Studio, { code, path, message }: SiteFinding): boolean {
  const [lastResult] = lastResults
  if (!lastResult) return true
  const { css, sidebarHtml } = lastResult.checked
  return getFindings(studio.store.getState().draft, { css, sidebarHtml }).some(
    (otherFinding) =>
      otherFinding.code === code && otherFinding.path === path && otherFinding.message === message,
  )
}

function getFindings(
  { configText, files, company }: Omit<CheckedContent, keyof CustomTexts>,
  texts: CustomTexts,
): SiteFinding[] {
  const checked: CheckedContent = { configText, files, company, ...texts }
  const keys = Object.keys(checked) as (keyof CheckedContent)[]
  const cachedResult = lastResults.find((result) => keys.every((key) => result.checked[key] === checked[key]))
  if (cachedResult) return cachedResult.findings
  const result = { checked, findings: checkSite(checked) }
  lastResults = [result, ...lastResults.slice(0, 1)]
  return result.findings
}
