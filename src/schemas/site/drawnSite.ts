import { checkClientConfig } from '../clientConfig/checkClientConfig'
import { type ClientConfig, defaultClientConfig } from '../clientConfig/clientConfig'
import { configShape } from '../clientConfig/configShape'
import { isRecord } from '../configShape/checkShape'
import { fittedValue } from './fittedValue'

/**
 * The configuration that a site is drawn from while it is written. Visitors get an entry only when it is right
 * (`readClientConfig`); here a page must not go away with the last letter of a title, so what is not right yet is drawn as
 * far as it can be. Every page, block and menu item keeps its place; unknown blocks are drawn as such.
 */
export function drawnSite(raw: unknown, company: string): ClientConfig {
  const defaults = defaultClientConfig(company)
  if (!isRecord(raw)) return defaults
  const wrong = new Set(checkClientConfig(raw).map(({ path }) => path.split('/')[1]))
  const { properties = {} } = configShape
  const entries = Object.entries(raw).flatMap(([key, value]) => {
    const shape = properties[key]
    const fitted = shape && wrong.has(key) ? fittedValue(shape, value) : value
    return shape && key !== '$schema' && fitted !== undefined && fitted !== null ? [[key, fitted]] : []
  })
  const config: ClientConfig = { ...defaults, ...Object.fromEntries(entries) }
  return wrong.has('pages') ? { ...config, pages: config.pages.map(withPath) } : config
}

/** A page whose address is not written yet is nobody's first page. */
const withPath = (page: ClientConfig['pages'][number], at: number) =>
  page.path === '' ? { ...page, path: `/untitled-${at + 1}` } : page
