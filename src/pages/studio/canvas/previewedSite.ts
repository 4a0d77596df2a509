import type { StudioState } from '../../../data/studio/studio.types'
import type { ClientConfig } from '../../../schemas/clientConfig/clientConfig'
import { localizeConfig } from '../../../schemas/clientConfig/localizeConfig'
import { isRecord } from '../../../schemas/configShape/checkShape'
import type { SiteFile } from '../../../schemas/site/siteDraft'
import { sourceLanguage } from '../../../schemas/translations/localizeText'
import type { Language } from '../../../texts/language/language'
import type { PreviewedSite } from './canvasMessages'

type DraftState = Pick<StudioState, 'config' | 'rawConfig' | 'permissions' | 'language'> & {
  draft: { files: Files }
}
type Files = Readonly<Record<string, Pick<SiteFile, 'hash'>>>

/**
 * Returns the draft in the form in which its pages render: file names replaced by file URLs, and the index of each
 * item in config.json.
 */
export function getPreviewedSite(
  { config, rawConfig, draft: { files }, permissions, language }: DraftState,
  css: string,
): PreviewedSite {
  return {
    config: {
      ...localizeValue(language, withFiles({ ...config, pages: [] }, files)),
      pages: config.pages.map((page) => toVisiblePage(page, files, language)),
    },
    pages: listPlaces(config.pages, getList(rawConfig, 'pages'), ({ path }) => path),
    menu: listPlaces(
      config.menuItems,
      getList(rawConfig, 'menuItems'),
      ({ label, url }) => `${label} ${url}`,
    ),
    css,
    // Translations are edited beside their source texts, not in place.
    isWritable: permissions.pages && language === sourceLanguage,
  }
}

type Page = ClientConfig['pages'][number]

/** Cache of shown pages: an unchanged page stays the same object, so that it is not sent again. */
const shownPages = new WeakMap<Page, { files: Files; language: Language; page: Page }>()

function localizeValue<Value>(language: Language, value: Value): Value {
  return language === sourceLanguage ? value : localizeConfig(language, value)
}

function toVisiblePage(page: Page, files: Files, language: Language): Page {
  const cached = shownPages.get(page)
  if (cached?.files === files && cached.language === language) return cached.page
  const localizedPage = localizeValue(language, withFiles(page, files))
  shownPages.set(page, { files, language, page: localizedPage })
  return localizedPage
}

/** Replaces file names with URLs of the draft's bytes, regardless of the published file with that name. */
function withFiles<Value>(value: Value, files: Files): Value {
  if (typeof value === 'string') {
    const file = Object.hasOwn(files, value) ? files[value] : undefined
    return (file ? `~${file.hash}/${value}` : value) as Value
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files)) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFiles(item, files)]),
  ) as Value
}

function getList(rawConfig: unknown, key: string): unknown[] {
  const list = isRecord(rawConfig) ? rawConfig[key] : undefined
  return Array.isArray(list) ? list : []
}

/** Returns the index in the raw list of each validated entry; validation has dropped invalid entries. */
function listPlaces<Entry extends object>(
  validatedEntries: readonly Entry[],
  rawValues: readonly unknown[],
  getName: (entry: Entry) => string,
): number[] {
  const usedIds = new Set<number>()
  return validatedEntries.map((entry) => {
    const matchIndex = rawValues.findIndex(
      (item, index) =>
        !usedIds.has(index) && isRecord(item) && getName(item as unknown as Entry) === getName(entry),
    )
    usedIds.add(matchIndex)
    return matchIndex
  })
}
