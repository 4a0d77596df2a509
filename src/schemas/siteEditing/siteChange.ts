import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { clientBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { getValue } from '../forms/answerPath'
import { toPlaceholder } from '../markup/exampleTexts'
import type { SiteEdit } from '../site/siteDraft'
import { getListAt } from '../site/sitePlaces'

/**
 * A change of a site that is applied as one step. Functions such as `addBlock` return a change; they apply
 * nothing.
 */
export interface SiteChange {
  edits: SiteEdit[]
  /** A description of the change: 'Heading deleted'. */
  description: string
  /** The place to select afterwards, or null for none. If absent, the selection stays. */
  select?: string | null
}

const blockDeclarations: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** Returns the declaration of a block type; undefined for an unknown type. */
function getBlockDeclaration(type: unknown): BlockDeclaration | undefined {
  return typeof type === 'string' && Object.hasOwn(blockDeclarations, type)
    ? blockDeclarations[type]
    : undefined
}

/** The position of a block: the index of its page, and its index on that page, both from 0. */
export interface BlockPlace {
  page: number
  block: number
}

const getBlocksPath = (page: number) => ['pages', page, 'blocks']
export const getBlockPointer = ({ page, block }: BlockPlace): string => `/pages/${page}/blocks/${block}`

/**
 * Returns the place of the block that a JSON Pointer leads to or into; null if it leads to no block. Does not check
 * that the block exists.
 */
export function findBlockPlace(pointer: string | null): BlockPlace | null {
  const match = /^\/pages\/(\d+)\/blocks\/(\d+)(?:\/|$)/.exec(pointer ?? '')
  return match ? { page: Number(match[1]), block: Number(match[2]) } : null
}

/** Returns the display name of a block ('Quote'), or a text with its type if this version does not know the type. */
export function getBlockName(block: unknown): string {
  const type = isRecord(block) ? block.type : undefined
  return getBlockDeclaration(type)?.title ?? texts.unknownBlock(typeof type === 'string' ? type : '')
}

export const getBlocks = (rawConfig: unknown, page: number): readonly unknown[] =>
  getListAt(rawConfig, getBlocksPath(page))

const getBlock = (rawConfig: unknown, { page, block }: BlockPlace): unknown =>
  getBlocks(rawConfig, page)[block]

/** Returns the change that inserts a new block before the block at this position, or at the end. */
export function addBlock(place: BlockPlace, type: string): SiteChange {
  return createInsertChange(place, createBlock(type), texts.added(getBlockName({ type })))
}

/**
 * Returns the change that inserts a copied block, from this site or from another site with the same shape.
 */
export function pasteBlock(place: BlockPlace, block: unknown): SiteChange {
  return createInsertChange(place, block, texts.pasted(getBlockName(block)))
}

export function duplicateBlock(rawConfig: unknown, place: BlockPlace): SiteChange {
  const block = getBlock(rawConfig, place)
  return createInsertChange(
    { ...place, block: place.block + 1 },
    block,
    texts.duplicated(getBlockName(block)),
  )
}

function createInsertChange({ page, block }: BlockPlace, value: unknown, description: string): SiteChange {
  return {
    edits: [{ path: [...getBlocksPath(page), block], value, insert: true }],
    description,
    select: getBlockPointer({ page, block }),
  }
}

/**
 * Returns the change that deletes a block and selects the block that takes its position, the last block, or
 * else the page.
 */
export function deleteBlock(rawConfig: unknown, place: BlockPlace): SiteChange {
  const remainingCount = getBlocks(rawConfig, place.page).length - 1
  const neighbourPointer = getBlockPointer({ ...place, block: Math.min(place.block, remainingCount - 1) })
  return {
    edits: [{ path: [...getBlocksPath(place.page), place.block] }],
    description: texts.deleted(getBlockName(getBlock(rawConfig, place))),
    select: remainingCount > 0 ? neighbourPointer : `/pages/${place.page}`,
  }
}

/** Returns the change that moves a block to the index `target` on its page; null if it is already there. */
export function moveBlock(rawConfig: unknown, place: BlockPlace, target: number): SiteChange | null {
  const count = getBlocks(rawConfig, place.page).length
  const position = Math.max(0, Math.min(count - 1, target))
  if (position === place.block) return null
  return createMoveChange(
    rawConfig,
    place,
    { page: place.page, block: position },
    texts.moved(getNameAt(rawConfig, place), position + 1, count),
  )
}

/** Returns the change that moves a block to the end of another page. */
export function moveBlockToPage(rawConfig: unknown, place: BlockPlace, page: number): SiteChange {
  const target = { page, block: getBlocks(rawConfig, page).length }
  return createMoveChange(
    rawConfig,
    place,
    target,
    texts.movedToPage(getNameAt(rawConfig, place), getPageTitle(rawConfig, page)),
  )
}

/** Returns the change that copies a block to the end of another page. */
export function copyBlockToPage(rawConfig: unknown, place: BlockPlace, page: number): SiteChange {
  const target = { page, block: getBlocks(rawConfig, page).length }
  return createInsertChange(
    target,
    getBlock(rawConfig, place),
    texts.copiedToPage(getNameAt(rawConfig, place), getPageTitle(rawConfig, page)),
  )
}

function createMoveChange(
  rawConfig: unknown,
  place: BlockPlace,
  target: BlockPlace,
  description: string,
): SiteChange {
  const edits = [
    { path: [...getBlocksPath(place.page), place.block] },
    { path: [...getBlocksPath(target.page), target.block], value: getBlock(rawConfig, place), insert: true },
  ]
  return { edits, description, select: getBlockPointer(target) }
}

const getNameAt = (rawConfig: unknown, place: BlockPlace) => getBlockName(getBlock(rawConfig, place))

/** Returns the title of a page, or its path if it has no title. */
export function getPageTitle(rawConfig: unknown, page: number): string {
  const { title, path } = Object(getValue(rawConfig, ['pages', page])) as Record<string, unknown>
  return [title, path].find((text): text is string => typeof text === 'string' && text !== '') ?? texts.page
}

/** Creates a block of this type: its required properties, with placeholder texts. */
export function createBlock(type: string): Record<string, unknown> {
  const { properties = {}, required = [] } = getBlockDeclaration(type) ?? {}
  return { type, ...createProperties(properties, required) }
}

function createProperties(properties: JsonShape['properties'] = {}, required: readonly string[] = []) {
  const entries = required.flatMap((key) => {
    const value = properties[key] && createValue(properties[key])
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Creates a value of this shape; undefined for a picture, which has no placeholder. */
function createValue(shape: JsonShape): unknown {
  const { type, format, items, minItems = 0, title } = shape
  if (shape.const !== undefined) return shape.const
  if (shape.default !== undefined) return shape.default
  if (shape.enum) return shape.enum[0]
  if (type === 'object') return createProperties(shape.properties, shape.required)
  if (type === 'array') {
    const value = items ? createValue(items) : undefined
    return Array.from({ length: Math.max(1, minItems) }, () => value)
  }
  if (type === 'integer') return shape.minimum ?? 0
  if (type === 'boolean') return false
  if (format === 'image') return undefined
  if (format === 'address') return '/'
  const isLong = format === 'markup' || format === 'lines'
  return toPlaceholder(isLong ? texts.emptyTextHint : (title ?? texts.emptyTextHint))
}
