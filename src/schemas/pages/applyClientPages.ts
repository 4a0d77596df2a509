import type { Block } from '../blocks/block'
import type { mainBlocks } from '../blocks/mainBlocks'
import type { LocalizedItem } from '../translations/localizeText'
import { normalizePath } from './normalizePath'
import { notFoundPath } from './notFoundPath'
import type { ClientPage, PageDefinition } from './pageDefinition'

/**
 * Combines the product's pages with a client's pages. A client page at a known public path replaces the title and
 * blocks and keeps the access rule, a client page at `notFoundPath` replaces the not-found page, a client page at the
 * path of any other product page is ignored, and any other client page becomes a new public page.
 * @param pages the pages that passed `checkClientConfig`
 */
export function applyClientPages(
  definitions: readonly PageDefinition[],
  pages: readonly ClientPage[],
): PageDefinition[] {
  const pageByPath = new Map(pages.map((page) => [normalizePath(page.path), page]))
  const replacedPages = definitions.map((definition) => {
    const path = definition.path === '*' ? notFoundPath : normalizePath(definition.path)
    const page = pageByPath.get(path)
    if (!page || definition.access !== 'public') return definition
    pageByPath.delete(path)
    return { ...definition, ...getParts(page) }
  })
  const usedPaths = new Set(definitions.map(({ path }) => normalizePath(path)))
  const addedPages = [...pageByPath].flatMap(([path, page]) =>
    usedPaths.has(path) ? [] : [createPageDefinition(page)],
  )
  return [...addedPages, ...replacedPages]
}

function createPageDefinition(page: ClientPage): PageDefinition {
  return {
    name: `client${page.path}`,
    path: page.path,
    access: 'public',
    layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
    ...getParts(page),
  }
}

/** Returns the properties that a client page defines, except its path. */
function getParts({
  path: _,
  ...page
}: ClientPage): Omit<ClientPage, 'path' | 'blocks'> & { blocks: Block[] } {
  return { ...page, blocks: getBlocksWithHeading(page) }
}

/** The block types of `mainBlocks`, repeated here so that the visitors' bundle does not include the declarations. */
const blocksWithHeading: Readonly<Record<keyof typeof mainBlocks, true>> = {
  jobList: true,
  jobDetails: true,
  applicationForm: true,
  applicationReceived: true,
}

/**
 * Returns the blocks with one level-one heading: the page's title, unless the page has a main block or begins with a
 * hero block.
 */
function getBlocksWithHeading({
  title,
  blocks,
  translated,
}: Pick<ClientPage, 'title' | 'blocks'> & LocalizedItem): Block[] {
  const [firstBlock, ...otherBlocks] = blocks
  if (blocks.some(({ type }) => Object.hasOwn(blocksWithHeading, type))) return blocks
  if (firstBlock?.type === 'hero') return [{ ...firstBlock, type: 'pageHero' }, ...otherBlocks]
  return [{ type: 'pageTitle', title, ...(translated ? { translated } : {}) }, ...blocks]
}
