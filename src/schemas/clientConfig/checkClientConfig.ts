import { clientConfigTexts as texts } from '../../texts/admin/clientConfig.texts'
import { type ConfigProblem, checkShape, createProblem, isRecord } from '../configShape/checkShape'
import { isTimeZone } from '../dateTime/zonedDateTime'
import { normalizePath } from '../pages/normalizePath'
import type { ClientPage } from '../pages/pageDefinition'
import { checkPage } from './checkPages'
import { checkRedirects } from './checkRedirects'
import { configShape } from './configShape'

/**
 * Returns all problems of a client's config.json: errors, whose part of the file falls back to its default, and
 * warnings, which are harmless [LY-10].
 */
export function checkClientConfig(raw: unknown): ConfigProblem[] {
  const problems = checkShape(configShape, raw)
  const pages = isRecord(raw) && Array.isArray(raw.pages) ? raw.pages : []
  const paths: string[] = []
  const pageProblems = pages.flatMap((page: ClientPage, index) => {
    const isSound = !problems.some(
      ({ severity, path }) =>
        severity === 'error' && (path === '/pages' || `${path}/`.startsWith(`/pages/${index}/`)),
    )
    if (!isSound) return []
    const found = checkPage(page, index, paths)
    paths.push(normalizePath(page.path))
    return found
  })
  const redirects = isRecord(raw) && Array.isArray(raw.redirects) ? raw.redirects : []
  const areSound = !problems.some(({ path }) => path.startsWith('/redirects'))
  return [
    ...problems,
    ...checkZone(raw),
    ...pageProblems,
    ...(areSound ? checkRedirects(redirects, paths) : []),
  ]
}

/** Reports an unknown time zone. */
function checkZone(raw: unknown): ConfigProblem[] {
  const zone = isRecord(raw) ? raw.timeZone : undefined
  if (typeof zone !== 'string' || zone === '' || isTimeZone(zone)) return []
  return [createProblem('/timeZone', texts.timeZone(zone))]
}
