import { siteChangeTexts as texts } from '../../texts/admin/siteVersions.texts'
import { blockShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { quoteChange } from '../merge/quoteChange'
import type { SiteIds } from './siteDraft'

interface PageVersion {
  config: Record<string, unknown>
  ids: SiteIds
}

interface IdentifiedPart {
  id: string
  value: Record<string, unknown>
}

interface StoredPage extends IdentifiedPart {
  blocks: IdentifiedPart[]
}

export function getList(config: unknown, key: string): unknown[] {
  const list = isRecord(config) ? config[key] : undefined
  return Array.isArray(list) ? list : []
}

/** Describes the differences between the pages. Pages are matched by id, or by path if the ids were regenerated. */
export function describePages(previous: PageVersion, current: PageVersion): string[] {
  const [pagesBefore, pagesAfter] = [getPages(previous), getPages(current)]
  const hasCommonIds = pagesBefore.some(({ id }) => pagesAfter.some((page) => page.id === id))
  const getKey = (page: StoredPage) => (hasCommonIds ? page.id : String(page.value.path))
  const previousPages = new Map(pagesBefore.map((page) => [getKey(page), page]))
  const currentPages = new Map(pagesAfter.map((page) => [getKey(page), page]))
  const retainedKeys = [...previousPages.keys()].filter((key) => currentPages.has(key))
  return [
    ...[...currentPages].flatMap(([key, page]) =>
      previousPages.has(key) ? [] : [texts.pageAdded(getPageName(page))],
    ),
    ...[...previousPages].flatMap(([key, page]) =>
      currentPages.has(key) ? [] : [texts.pageRemoved(getPageName(page))],
    ),
    ...retainedKeys.flatMap((key) =>
      describePage(previousPages.get(key), currentPages.get(key), hasCommonIds),
    ),
    ...(retainedKeys.join() === [...currentPages.keys()].filter((key) => previousPages.has(key)).join()
      ? []
      : [texts.pagesOrdered]),
  ]
}

function getPages({ config, ids }: PageVersion): StoredPage[] {
  return getList(config, 'pages').flatMap((page, index) => {
    if (!isRecord(page)) return []
    const pageIds = ids.pages[index]
    const blocks = getList(page, 'blocks').flatMap((block, position) =>
      isRecord(block) ? [{ id: pageIds?.blocks[position] ?? `${position}`, value: block }] : [],
    )
    return [{ id: pageIds?.id ?? `${page.path}`, value: page, blocks }]
  })
}

function getPageName({ value }: IdentifiedPart): string {
  return texts.page(String(value.title), String(value.path))
}

function describePage(
  previous: StoredPage | undefined,
  current: StoredPage | undefined,
  isMatchedById: boolean,
): string[] {
  if (!previous || !current || JSON.stringify(previous.value) === JSON.stringify(current.value)) return []
  const renameTexts =
    getPageName(previous) === getPageName(current)
      ? []
      : [texts.pageRenamed(getPageName(previous), getPageName(current))]
  const otherKeys = getChangedKeys(previous.value, current.value).filter(
    (key) => !['title', 'path', 'blocks'].includes(key),
  )
  const changeTexts = otherKeys.length > 0 ? [texts.pageChanged(getPageName(current))] : []
  return [
    ...renameTexts,
    ...changeTexts,
    ...describeBlocks(previous.blocks, current.blocks, getPageName(current), isMatchedById),
  ]
}

/** Describes the differences between a page's blocks, which are matched by id or, without common ids, by index. */
function describeBlocks(
  previous: IdentifiedPart[],
  current: IdentifiedPart[],
  page: string,
  isMatchedById: boolean,
): string[] {
  const hasCommonIds = isMatchedById && previous.some(({ id }) => current.some((item) => item.id === id))
  const getKey = (block: IdentifiedPart, index: number) => (hasCommonIds ? block.id : `${index}`)
  const oldBlocks = new Map(previous.map((block, index) => [getKey(block, index), block.value]))
  const newBlocks = new Map(current.map((block, index) => [getKey(block, index), block.value]))
  const retainedKeys = [...oldBlocks.keys()].filter((key) => newBlocks.has(key))
  return [
    ...[...newBlocks].flatMap(([key, block]) =>
      oldBlocks.has(key) ? [] : [texts.blockAdded(getBlockTitle(block), page)],
    ),
    ...[...oldBlocks].flatMap(([key, block]) =>
      newBlocks.has(key) ? [] : [texts.blockRemoved(getBlockTitle(block), page)],
    ),
    ...retainedKeys.flatMap((key) => {
      const [from = {}, to = {}] = [oldBlocks.get(key), newBlocks.get(key)]
      return getChangedKeys(from, to).map((name) => describeKey(to, page, name, from[name], to[name]))
    }),
    ...(retainedKeys.join() === [...newBlocks.keys()].filter((key) => oldBlocks.has(key)).join()
      ? []
      : [texts.blocksOrdered(page)]),
  ]
}

/** Quotes the changed part of a text; other values are only named. */
function describeKey(
  block: Record<string, unknown>,
  page: string,
  key: string,
  from: unknown,
  to: unknown,
): string {
  const shape = getBlockShape(block)
  const label = shape?.properties?.[key]?.title ?? key
  const [before, after] = [getText(from), getText(to)]
  if (before === null || after === null) return texts.blockChanged(getBlockTitle(block), page, label)
  return texts.blockTextChanged(getBlockTitle(block), page, label, ...quoteChange(before, after))
}

/** Returns a text, the joined paragraphs of a text, or null for other values. */
function getText(value: unknown): string | null {
  if (value === undefined) return ''
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(' ')
  return typeof value === 'string' ? value : null
}

function getChangedKeys(previous: Record<string, unknown>, current: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(previous), ...Object.keys(current)])].filter(
    (key) => JSON.stringify(previous[key]) !== JSON.stringify(current[key]),
  )
}

/** Returns the title of the block's declaration: 'Quote'. */
function getBlockTitle(block: Record<string, unknown>): string {
  return getBlockShape(block)?.title ?? String(block.type)
}

const getBlockShape = ({ type }: Record<string, unknown>): JsonShape | undefined =>
  blockShape.oneOf?.find(({ properties }) => properties?.type?.const === type)
