import {
  type ClientConfig,
  defaultClientConfig,
  type MenuItem,
  vacancyColumns,
} from '../schemas/clientConfig'

/**
 * A client's config.json as the site uses it: what is missing or of the wrong shape takes the default, so that one
 * mistake in a client's file never takes its site away.
 */
export function readClientConfig(raw: unknown, company: string): ClientConfig {
  const config = defaultClientConfig(company)
  if (!isRecord(raw)) return config
  const text = (key: string, otherwise: string): string => {
    const value = raw[key]
    return typeof value === 'string' && value.trim() !== '' ? value : otherwise
  }
  const file = (key: string): string | null => text(key, '') || null
  return {
    siteTitle: text('siteTitle', config.siteTitle),
    headingTitle: text('headingTitle', config.headingTitle),
    themeColor: text('themeColor', config.themeColor),
    logoName: file('logoName'),
    mobileLogoName: file('mobileLogoName'),
    faviconName: file('faviconName'),
    titlebarBackground: file('titlebarBackground'),
    shareImageName: file('shareImageName'),
    menuItems: Array.isArray(raw.menuItems) ? raw.menuItems.filter(isMenuItem) : [],
    vacancyListTableOverrides: readOverrides(raw.vacancyListTableOverrides),
    country: text('country', config.country),
    currency: text('currency', config.currency),
    // Only the server's pages for search engines read them.
    places: {},
  }
}

function readOverrides(raw: unknown): ClientConfig['vacancyListTableOverrides'] {
  if (!isRecord(raw)) return {}
  const given = vacancyColumns.flatMap((column) => {
    const heading = raw[column]
    return typeof heading === 'string' && heading.trim() !== '' ? [[column, heading] as const] : []
  })
  return Object.fromEntries(given)
}

/** Menu addresses are web addresses or paths of the site: nothing that runs script. */
function isMenuItem(item: unknown): item is MenuItem {
  if (!isRecord(item) || typeof item.label !== 'string' || typeof item.url !== 'string') return false
  return /^(https?:\/\/|\/|mailto:|tel:|#)/i.test(item.url)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
