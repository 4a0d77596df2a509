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
 * Returns the draft as the frame shows it: in the chosen language, with file URLs instead of file names, and with the
 * index in config.json of each page and menu item.
 */
export function getPreviewedSite(
  { config, rawConfig, draft: { files }, permissions, language }: DraftState,
  css: string,
): PreviewedSite {
  return {
    config: {
      ...localizeValue(language, withFileUrls({ ...config, pages: [] }, files)),
      pages: config.pages.map((page) => toPreviewedPage(page, files, language)),
    },
    pages: findRawIndexes(config.pages, getList(rawConfig, 'pages'), ({ path }) => path),
    menu: findRawIndexes(
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

/** Cache of previewed pages: an unchanged page stays the same object, so that it is not sent again. */
const previewedPages = new WeakMap<Page, { files: Files; language: Language; page: Page }>()

function localizeValue<Value>(language: Language, value: Value): Value {
  return language === sourceLanguage ? value : localizeConfig(language, value)
}

function toPreviewedPage(page: Page, files: Files, language: Language): Page {
  const cached = previewedPages.get(page)
  if (cached?.files === files && cached.language === language) return cached.page
  const localizedPage = localizeValue(language, withFileUrls(page, files))
  previewedPages.set(page, { files, language, page: localizedPage })
  return localizedPage
}

/**
 * Replaces each text that is the name of a draft file with the file's URL. The URL contains the file's hash, because a
 * published file can have the same name.
 */
function withFileUrls<Value>(value: Value, files: Files): Value {
  if (typeof value === 'string') {
    const file = Object.hasOwn(files, value) ? files[value] : undefined
    return (file ? `~${file.hash}/${value}` : value) as Value
  }
  if (Array.isArray(value)) return value.map((item) => withFileUrls(item, files)) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFileUrls(item, files)]),
  ) as Value
}

function getList(rawConfig: unknown, key: string): unknown[] {
  const list = isRecord(rawConfig) ? rawConfig[key] : undefined
  return Array.isArray(list) ? list : []
}

/**
 * Returns the index of each validated entry in the raw list. The indexes in the two lists can differ, because
 * validation drops invalid entries.
 */
function findRawIndexes<Entry extends object>(
  validatedEntries: readonly Entry[],
  rawValues: readonly unknown[],
  getName: (entry: Entry) => string,
): number[] {
  const usedIndexes = new Set<number>()
  return validatedEntries.map((entry) => {
    const matchIndex = rawValues.findIndex(
      (item, index) =>
        !usedIndexes.has(index) && isRecord(item) && getName(item as unknown as Entry) === getName(entry),
    )
    usedIndexes.add(matchIndex)
    return matchIndex
  })
}
