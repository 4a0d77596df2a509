import { isRecord } from '../configShape/checkShape'
import type { SiteDraft, SitePath } from './siteDraft'
import type { SitePermissions } from './siteVersion'

/** The content of a client's folder. */
export type FolderContent = Pick<SiteDraft, 'configText' | 'files'>

const lookKeys = new Set([
  'logoName',
  'mobileLogoName',
  'faviconName',
  'titlebarBackground',
  'themeColor',
  'shareImageName',
  'look',
])

/** Returns the permission that a change at a path of config.json requires. */
export function getRequiredPermission([key]: SitePath): 'pages' | 'look' {
  return lookKeys.has(String(key)) ? 'look' : 'pages'
}

/** Parses a config.json; returns {} if it is not a JSON object. */
export function parseConfig(configText: string): Record<string, unknown> {
  try {
    const parsedValue: unknown = JSON.parse(configText)
    return isRecord(parsedValue) ? parsedValue : {}
  } catch {
    return {}
  }
}

/** Returns the sorted paths of the files that differ between the two versions. */
export function listChangedFiles(previousSite: FolderContent, currentSite: FolderContent): string[] {
  const names = new Set([...Object.keys(previousSite.files), ...Object.keys(currentSite.files)])
  return [...names].filter((name) => previousSite.files[name]?.hash !== currentSite.files[name]?.hash).sort()
}

/**
 * Returns the permissions that the change requires and the user does not have. Pictures and other files require either
 * the `pages` or the `look` permission. The formatting of config.json is ignored.
 */
export function findMissingPermissions(
  permissions: SitePermissions,
  previousSite: FolderContent,
  currentSite: FolderContent,
): (keyof SitePermissions)[] {
  const [previousConfig, currentConfig] = [
    parseConfig(previousSite.configText),
    parseConfig(currentSite.configText),
  ]
  const keys = [...new Set([...Object.keys(previousConfig), ...Object.keys(currentConfig)])].filter(
    (key) => JSON.stringify(previousConfig[key]) !== JSON.stringify(currentConfig[key]),
  )
  const files = listChangedFiles(previousSite, currentSite)
  const changes: Record<keyof SitePermissions, boolean> = {
    pages: keys.some((key) => getRequiredPermission([key]) === 'pages') || files.includes('sidebar.html'),
    look: keys.some((key) => getRequiredPermission([key]) === 'look'),
    css: files.some((name) => name.endsWith('.css')),
  }
  const hasOtherFiles = files.some((name) => !name.endsWith('.css') && name !== 'sidebar.html')
  if (hasOtherFiles && !permissions.pages && !permissions.look) changes.look = true
  return (['pages', 'look', 'css'] as const).filter(
    (permission) => changes[permission] && !permissions[permission],
  )
}
