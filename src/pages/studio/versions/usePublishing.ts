import { type RefObject, useEffect, useRef, useState } from 'react'
import { createSiteVersionsApi } from '../../../data/studio/siteVersions.api'
import { createDraftStylesApi } from '../../../data/studio/studio.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import type { SiteState, SiteVersion } from '../../../schemas/site/siteVersion'
import { getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useSiteService } from '../../shared/site/SiteContext'
import type { AccessibilityFault } from '../canvas/canvasMessages'
import { checkDraftPages } from './checkDraftPages'

/**
 * The changes that publishing would make; null while they load. `changes` is null if they could not be loaded, and
 * empty if no published version is live.
 */
type PendingChanges = { serves: SiteState['serves']['source']; changes: string[] | null } | null

interface PublishState {
  pendingChanges: PendingChanges
  isBusy: boolean
  /** Progress in words; '' if there is none. */
  progress: string
  /** Error message; null if there is none. */
  error: string | null
  findings: SiteFinding[]
  publishedVersion: SiteVersion | null
  dismissFinding: (finding: SiteFinding) => void
  publish: (note: string) => Promise<void>
}

/**
 * State and actions of the publish dialog. On mount it saves the draft and loads the changes; `publish` saves again,
 * checks the pages and, if they have no errors, publishes.
 * @param container element in which pages render for the check
 */
export function usePublishing(studio: Studio, container: RefObject<HTMLElement | null>): PublishState {
  const code = studio.store.getState().draft.clientCode
  const api = useSiteService(createSiteVersionsApi)
  const [pendingChanges, setPendingChanges] = useState<PendingChanges>(null)
  const [isBusy, setBusy] = useState(false)
  const { check, progress } = usePageChecks(studio, container)
  const [error, setError] = useState<string | null>(null)
  const [findings, setFindings] = useState<SiteFinding[]>([])
  const [publishedVersion, setPublishedVersion] = useState<SiteVersion | null>(null)
  useEffect(() => {
    let isCurrent = true
    const loadChanges = async (): Promise<PendingChanges> => {
      await studio.save()
      const { serves } = await api.forClient(code).getState()
      const changes =
        serves.version === null ? [] : await api.forClient(code).compareVersions(serves.version, 'draft')
      return { serves: serves.source, changes }
    }
    loadChanges().then(
      (changes) => isCurrent && setPendingChanges(changes),
      () => isCurrent && setPendingChanges({ serves: 'version', changes: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [studio, api, code])
  const publish = async (note: string) => {
    setBusy(true)
    setError(null)
    setFindings([])
    await studio.save()
    const { savedState, draft } = studio.store.getState()
    const accessibilityFindings = savedState === 'saved' ? await check(mustCheckAllPages(pendingChanges)) : []
    if (savedState !== 'saved') setError(texts.notSaved)
    else if (accessibilityFindings === null) setError(texts.accessibilityUnchecked)
    else if (accessibilityFindings.length > 0) setFindings(accessibilityFindings)
    else {
      const result = await api
        .forClient(code)
        .publish(draft.revision, note)
        .catch(() => ({ outcome: 'failed' as const }))
      if (result.outcome === 'published') {
        studio.setPublishedPaths(getPagePaths(studio.store.getState().rawConfig))
        setPublishedVersion(result.version)
      } else if (result.outcome === 'faults') setFindings(result.findings.filter(isError))
      else setError(texts[result.outcome])
    }
    setBusy(false)
  }
  const dismissFinding = (removedFinding: SiteFinding) =>
    setFindings((current) => current.filter((siteFinding) => siteFinding !== removedFinding))
  return { pendingChanges, isBusy, progress, error, findings, publishedVersion, dismissFinding, publish }
}

/**
 * Returns whether every page must be checked: no published version is live, the changes are unknown, or the stylesheet
 * or the sidebar changed.
 */
function mustCheckAllPages(pendingChanges: PendingChanges): boolean {
  if (pendingChanges?.serves !== 'version' || pendingChanges.changes === null) return true
  return pendingChanges.changes.some((change) => /styles\.min\.css|sidebar\.html/.test(change))
}

const getPagePaths = (rawConfig: unknown) =>
  getPages(rawConfig).map((_, index) => getPagePath(rawConfig, index))

const isError = ({ severity }: SiteFinding) => severity === 'error'

interface PageChecks {
  /**
   * Resolves with the findings that prevent publishing. Resolves with null if the check could not run; later calls
   * then skip the check and resolve with an empty list, so that publishing remains possible.
   */
  check: (includesUnchanged: boolean) => Promise<SiteFinding[] | null>
  /** Progress in words; '' while no check runs. */
  progress: string
}

/** Checks the real pages of a draft, rendered in `container`, before they are published. */
function usePageChecks(studio: Studio, container: RefObject<HTMLElement | null>): PageChecks {
  const { load } = useSiteService(createDraftStylesApi)
  const [progress, setProgress] = useState('')
  const hasFailed = useRef(false)
  const check = async (includesUnchanged: boolean) => {
    const { draft, rawConfig } = studio.store.getState()
    const styles = draft.files['styles.min.css']
    const css = styles ? await load(draft.clientCode, styles.hash, 'styles.min.css') : ''
    if (!container.current || hasFailed.current) return []
    try {
      const onProgress = (checkedCount: number, total: number) =>
        setProgress(total > 0 ? texts.checkingAccessibility(checkedCount, total) : '')
      const faults = await checkDraftPages({
        studio,
        css,
        includesUnchanged,
        container: container.current,
        onProgress,
      })
      return convertFaults(faults, draft, rawConfig).filter(({ severity }) => severity === 'error')
    } catch {
      hasFailed.current = true
      return null
    } finally {
      setProgress('')
    }
  }
  return { check, progress }
}

/**
 * Converts accessibility faults to findings, each fault once. A fault is an error if the client can fix it: in a part
 * of its site, its stylesheet or its colours. Other faults are warnings, which do not prevent publishing.
 */
export function convertFaults(
  faults: readonly AccessibilityFault[],
  draft: SiteDraft,
  rawConfig: unknown,
): SiteFinding[] {
  const findingsByKey = new Map<string, SiteFinding>()
  for (const fault of faults) {
    const finding = toFinding(fault, draft, rawConfig)
    const key = `${finding.code} ${finding.file} ${finding.path}`
    if (!findingsByKey.has(key)) findingsByKey.set(key, finding)
  }
  return [...findingsByKey.values()]
}

function toFinding(
  { rule, help, place, page }: AccessibilityFault,
  draft: SiteDraft,
  rawConfig: unknown,
): SiteFinding {
  const finding = { code: `axe-${rule}`, message: texts.fault(help, page) }
  if (place !== null) return { ...finding, severity: 'error', file: 'config.json', path: place }
  if (draft.files[customStyles]) return { ...finding, severity: 'error', file: customStyles, path: '' }
  const isThemeFault = rule === 'color-contrast' && Object(rawConfig).look !== undefined
  return {
    ...finding,
    severity: isThemeFault ? 'error' : 'warning',
    file: 'config.json',
    path: isThemeFault ? '/look' : '',
  }
}

const customStyles = 'styles.min.css'
