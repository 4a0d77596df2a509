import type { ClientConfig } from '../clientConfig/clientConfig'
import { configShape } from '../clientConfig/configShape'
import { readClientConfig } from '../clientConfig/readClientConfig'
import { type ConfigProblem, isRecord } from '../configShape/checkShape'
import { normalizePath } from '../pages/normalizePath'
import { type ShapedValue, shapedValues } from '../site/shapedValues'
import type { SiteFile } from '../site/siteDraft'
import { pointerOf } from '../site/siteFinding'

/** A client's folder as far as checks need it. */
export interface CheckedSite {
  /** config.json as it is written; '' where there is none. */
  configText: string
  /** Everything else in the folder, by its path in it. */
  files: Readonly<Record<string, Pick<SiteFile, 'size' | 'type' | 'width' | 'height'>>>
  sidebarHtml?: string
  /** What stands in styles.min.css. */
  css?: string
  company: string
}

/** The same, read once for all checks. */
export interface SiteUnderCheck extends Omit<CheckedSite, 'configText'> {
  /** What is written, nothing left out. */
  raw: Readonly<Record<string, unknown>>
  /** What the site makes of it. */
  config: ClientConfig
  problems: readonly ConfigProblem[]
  /** Every value that a shape knows. */
  values: readonly ShapedValue[]
  /** Those that visitors see: not in an entry that is left out for an error. */
  shown: readonly ShapedValue[]
  /** The pages as they are written, by their addresses as the router compares them; the first of two at one. */
  pageAt: ReadonlyMap<string, CheckedPage>
}

/** Reads a site for its checks. */
export function readSite(raw: unknown, { files, sidebarHtml, css, company }: CheckedSite): SiteUnderCheck {
  const { config, problems } = readClientConfig(raw, company)
  const values = [...shapedValues(configShape, raw)]
  const leftOut = new Set(
    problems.flatMap(({ severity, path }) =>
      severity === 'error' ? path.split('/').slice(0, 3).join('/') : [],
    ),
  )
  const isShown = ({ place }: ShapedValue) =>
    !leftOut.has(pointerOf(place.slice(0, 1))) && !leftOut.has(pointerOf(place.slice(0, 2)))
  const shown = leftOut.has('') ? [] : values.filter(isShown)
  const written = isRecord(raw) ? raw : {}
  return {
    raw: written,
    config,
    problems,
    values,
    shown,
    pageAt: new Map(
      getCheckedPages(written)
        .reverse()
        .map((page) => [normalizePath(page.path), page]),
    ),
    files,
    company,
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  }
}

/** A page as it is written, whether or not it will do. */
export interface CheckedPage {
  at: number
  path: string
  title: string
  isHidden: boolean
}

/** The pages that have an address. */
export function getCheckedPages(raw: SiteUnderCheck['raw']): CheckedPage[] {
  const pages: unknown[] = Array.isArray(raw.pages) ? raw.pages : []
  return pages.flatMap((page, at) =>
    isRecord(page) && typeof page.path === 'string'
      ? [
          {
            at,
            path: page.path,
            title: typeof page.title === 'string' ? page.title : '',
            isHidden: page.isHidden === true,
          },
        ]
      : [],
  )
}
