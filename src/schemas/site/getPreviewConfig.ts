import { checkClientConfig } from '../clientConfig/checkClientConfig'
import { type ClientConfig, defaultClientConfig } from '../clientConfig/clientConfig'
import { configShape } from '../clientConfig/configShape'
import { isRecord } from '../configShape/checkShape'
import { fitValue } from './fitValue'

/**
 * Returns the configuration for the preview of a site that is being edited. Visitors receive an entry only if it is
 * valid (`readClientConfig`). In the preview, a page must not disappear while its title is being typed, so invalid
 * entries are rendered as far as possible. Every page, block and menu item keeps its index, and unknown blocks are
 * rendered as such.
 */
export function getPreviewConfig(raw: unknown, company: string): ClientConfig {
  const defaults = defaultClientConfig(company)
  if (!isRecord(raw)) return defaults
  const invalidKeys = new Set(checkClientConfig(raw).map(({ path }) => path.split('/')[1]))
  const { properties = {} } = configShape
  const entries = Object.entries(raw).flatMap(([key, value]) => {
    const shape = properties[key]
    const fitted = shape && invalidKeys.has(key) ? fitValue(shape, value) : value
    return shape && key !== '$schema' && fitted !== undefined && fitted !== null ? [[key, fitted]] : []
  })
  const config: ClientConfig = { ...defaults, ...Object.fromEntries(entries) }
  return invalidKeys.has('pages') ? { ...config, pages: config.pages.map(withPath) } : config
}

/** Gives a page without a path a temporary one, so that it is not taken for the home page. */
const withPath = (page: ClientConfig['pages'][number], index: number) =>
  page.path === '' ? { ...page, path: `/untitled-${index + 1}` } : page
