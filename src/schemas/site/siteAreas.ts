import { isRecord } from '../configShape/checkShape'
import type { SiteDraft, SitePath } from './siteDraft'
import type { SitePermissions } from './siteVersion'

/** What of a site is compared: what stands in its folder. */
export type SiteContent = Pick<SiteDraft, 'configText' | 'files'>

const lookKeys = new Set([
  'logoName',
  'mobileLogoName',
  'faviconName',
  'titlebarBackground',
  'themeColor',
  'shareImageName',
  'look',
])

/** Which permission a change at a place of config.json asks for. */
export function areaOf([key]: SitePath): 'pages' | 'look' {
  return lookKeys.has(String(key)) ? 'look' : 'pages'
}

/** What stands in a config.json, as far as it is one. */
export function parseConfig(configText: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(configText)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** The paths of files that are not the same in both, in order. */
export function changedFiles(before: SiteContent, after: SiteContent): string[] {
  const names = new Set([...Object.keys(before.files), ...Object.keys(after.files)])
  return [...names].filter((name) => before.files[name]?.hash !== after.files[name]?.hash).sort()
}

/**
 * Which permissions a change asks for. A picture alone may be brought by whoever may do either of both that use pictures;
 * how a file is formatted is nobody's business.
 */
export function refusedAreas(
  may: SitePermissions,
  before: SiteContent,
  after: SiteContent,
): (keyof SitePermissions)[] {
  const [was, is] = [parseConfig(before.configText), parseConfig(after.configText)]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  )
  const files = changedFiles(before, after)
  const changes: Record<keyof SitePermissions, boolean> = {
    pages: keys.some((key) => areaOf([key]) === 'pages') || files.includes('sidebar.html'),
    look: keys.some((key) => areaOf([key]) === 'look'),
    css: files.some((name) => name.endsWith('.css')),
  }
  const bringsFiles = files.some((name) => !name.endsWith('.css') && name !== 'sidebar.html')
  if (bringsFiles && !may.pages && !may.look) changes.look = true
  return (['pages', 'look', 'css'] as const).filter((area) => changes[area] && !may[area])
}
