import type { ClientConfig } from '../clientConfig/clientConfig'
import { configShape } from '../clientConfig/configShape'
import { readClientConfig } from '../clientConfig/readClientConfig'
import { type ConfigProblem, isRecord } from '../configShape/checkShape'
import { normalizePath } from '../pages/normalizePath'
import { iterateShapedValues, type ValueWithShape } from '../site/iterateShapedValues'
import type { SiteFile } from '../site/siteDraft'
import { toJsonPointer } from '../site/siteFinding'

/** The parts of a client's folder that the checks need. */
export interface SiteCheckInput {
  /** The text of config.json; '' if there is no such file. */
  configText: string
  /** All other files in the folder, by path. */
  files: Readonly<Record<string, Pick<SiteFile, 'size' | 'type' | 'width' | 'height'>>>
  sidebarHtml?: string
  /** The content of styles.min.css. */
  css?: string
  company: string
}

/** A site after parsing, which all checks share. */
export interface ParsedSite extends Omit<SiteCheckInput, 'configText'> {
  /** The parsed config.json, including invalid parts. */
  rawConfig: Readonly<Record<string, unknown>>
  /** The configuration that the site uses, without invalid parts. */
  config: ClientConfig
  problems: readonly ConfigProblem[]
  /** Every value that the shape describes. */
  values: readonly ValueWithShape[]
  /** The values that visitors see, that is, those outside of entries that are left out because of an error. */
  visibleValues: readonly ValueWithShape[]
  /** The pages as written, by normalised path; the first page if two have the same path. */
  pageByPath: ReadonlyMap<string, ParsedPage>
}

/** Parses a site for the checks. */
export function parseSite(
  rawConfig: unknown,
  { files, sidebarHtml, css, company }: SiteCheckInput,
): ParsedSite {
  const { config, problems } = readClientConfig(rawConfig, company)
  const values = [...iterateShapedValues(configShape, rawConfig)]
  const invalidPointers = new Set(
    problems.flatMap(({ severity, path }) =>
      severity === 'error' ? path.split('/').slice(0, 3).join('/') : [],
    ),
  )
  const isShown = ({ path }: ValueWithShape) =>
    !invalidPointers.has(toJsonPointer(path.slice(0, 1))) &&
    !invalidPointers.has(toJsonPointer(path.slice(0, 2)))
  const visibleValues = invalidPointers.has('') ? [] : values.filter(isShown)
  const configRecord = isRecord(rawConfig) ? rawConfig : {}
  return {
    rawConfig: configRecord,
    config,
    problems,
    values,
    visibleValues,
    pageByPath: new Map(
      getPagesWithPath(configRecord)
        .reverse()
        .map((page) => [normalizePath(page.path), page]),
    ),
    files,
    company,
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  }
}

/** A page as written, whether it is valid or not. */
export interface ParsedPage {
  index: number
  path: string
  title: string
  isHidden: boolean
}

/** Returns the pages that have a path. */
export function getPagesWithPath(rawConfig: ParsedSite['rawConfig']): ParsedPage[] {
  const pages: unknown[] = Array.isArray(rawConfig.pages) ? rawConfig.pages : []
  return pages.flatMap((page, index) =>
    isRecord(page) && typeof page.path === 'string'
      ? [
          {
            index,
            path: page.path,
            title: typeof page.title === 'string' ? page.title : '',
            isHidden: page.isHidden === true,
          },
        ]
      : [],
  )
}
