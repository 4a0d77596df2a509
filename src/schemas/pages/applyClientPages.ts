import type { Block } from '../blocks/block'
import type { mainBlocks } from '../blocks/mainBlocks'
import type { LocalizedThing } from '../translations/localizeText'
import { normalizePath } from './normalizePath'
import { notFoundPath } from './notFoundPath'
import type { ClientPage, PageDefinition } from './pageDefinition'

/**
 * The product's pages with a client's own: a page of a known address has its title and blocks replaced and keeps who
 * may see it, one at `notFoundPath` stands wherever there is none, any other address is a new public page. `pages` are those that passed `checkClientConfig`.
 */
export function applyClientPages(
  definitions: readonly PageDefinition[],
  pages: readonly ClientPage[],
): PageDefinition[] {
  const pageAt = new Map(pages.map((page) => [normalizePath(page.path), page]))
  const replaced = definitions.map((definition) => {
    const path = definition.path === '*' ? notFoundPath : normalizePath(definition.path)
    const page = pageAt.get(path)
    if (!page || definition.access !== 'public') return definition
    pageAt.delete(path)
    return { ...definition, ...partsOf(page) }
  })
  const taken = new Set(definitions.map(({ path }) => normalizePath(path)))
  const added = [...pageAt].flatMap(([path, page]) => (taken.has(path) ? [] : [definitionOf(page)]))
  return [...added, ...replaced]
}

function definitionOf(page: ClientPage): PageDefinition {
  return {
    name: `client${page.path}`,
    path: page.path,
    access: 'public',
    layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
    ...partsOf(page),
  }
}

/** What a client says of a page, the address apart. */
function partsOf({
  path: _,
  ...page
}: ClientPage): Omit<ClientPage, 'path' | 'blocks'> & { blocks: Block[] } {
  return { ...page, blocks: blocksOf(page) }
}

/** As `mainBlocks` has them, without their words: visitors need the names alone. */
const headed: Readonly<Record<keyof typeof mainBlocks, true>> = {
  jobList: true,
  jobDetails: true,
  applicationForm: true,
  applicationReceived: true,
}

/** Every page has one heading of the first level: its title, unless a main block or a hero at its top brings its own. */
function blocksOf({
  title,
  blocks,
  translated,
}: Pick<ClientPage, 'title' | 'blocks'> & LocalizedThing): Block[] {
  const [first, ...rest] = blocks
  if (blocks.some(({ type }) => Object.hasOwn(headed, type))) return blocks
  if (first?.type === 'hero') return [{ ...first, type: 'pageHero' }, ...rest]
  return [{ type: 'pageTitle', title, ...(translated ? { translated } : {}) }, ...blocks]
}
