import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord } from '../configShape/checkShape'
import { valueAt } from '../forms/answerPath'
import { listAt } from '../site/sitePlaces'
import { createBlock } from './createValue'
import { blockDeclaration, type SiteChange } from './siteChange'

/** Where a block stands: on which page, as which of its blocks; both counted from 0. */
export interface BlockPlace {
  page: number
  block: number
}

const listPath = (page: number) => ['pages', page, 'blocks']
export const blockPointer = ({ page, block }: BlockPlace): string => `/pages/${page}/blocks/${block}`

/** The block at or around a place; null where there is none. */
export function blockPlaceOf(pointer: string | null): BlockPlace | null {
  const found = /^\/pages\/(\d+)\/blocks\/(\d+)(?:\/|$)/.exec(pointer ?? '')
  return found ? { page: Number(found[1]), block: Number(found[2]) } : null
}

/** What a block is called: 'Quote'; its type where this version does not know it. */
export function blockName(block: unknown): string {
  const type = isRecord(block) ? block.type : undefined
  return blockDeclaration(type)?.title ?? texts.unknownBlock(typeof type === 'string' ? type : '')
}

export const blocksOf = (raw: unknown, page: number): readonly unknown[] => listAt(raw, listPath(page))

const blockAt = (raw: unknown, { page, block }: BlockPlace): unknown => blocksOf(raw, page)[block]

/** Puts a block before the one that stands at this place, or last. */
export function addBlock(at: BlockPlace, type: string): SiteChange {
  return putBlock(at, createBlock(type), texts.added(blockName({ type })))
}

/** One that was copied, from this site or another of the same shape. */
export function pasteBlock(at: BlockPlace, block: unknown): SiteChange {
  return putBlock(at, block, texts.pasted(blockName(block)))
}

export function duplicateBlock(raw: unknown, at: BlockPlace): SiteChange {
  const block = blockAt(raw, at)
  return putBlock({ ...at, block: at.block + 1 }, block, texts.duplicated(blockName(block)))
}

function putBlock({ page, block }: BlockPlace, value: unknown, words: string): SiteChange {
  return {
    edits: [{ path: [...listPath(page), block], value, insert: true }],
    words,
    select: blockPointer({ page, block }),
  }
}

/** Takes it away; the block that takes its place, or the last one, is selected. */
export function deleteBlock(raw: unknown, at: BlockPlace): SiteChange {
  const left = blocksOf(raw, at.page).length - 1
  const next = blockPointer({ ...at, block: Math.min(at.block, left - 1) })
  return {
    edits: [{ path: [...listPath(at.page), at.block] }],
    words: texts.deleted(blockName(blockAt(raw, at))),
    select: left > 0 ? next : `/pages/${at.page}`,
  }
}

/** Moves it on its page, to the place that it has then; null where it stands there already. */
export function moveBlock(raw: unknown, at: BlockPlace, to: number): SiteChange | null {
  const count = blocksOf(raw, at.page).length
  const place = Math.max(0, Math.min(count - 1, to))
  if (place === at.block) return null
  return moved(raw, at, { page: at.page, block: place }, texts.moved(nameAt(raw, at), place + 1, count))
}

/** Moves it to the end of another page. */
export function moveBlockToPage(raw: unknown, at: BlockPlace, page: number): SiteChange {
  const to = { page, block: blocksOf(raw, page).length }
  return moved(raw, at, to, texts.movedToPage(nameAt(raw, at), pageTitle(raw, page)))
}

/** A copy of it at the end of another page. */
export function copyBlockToPage(raw: unknown, at: BlockPlace, page: number): SiteChange {
  const to = { page, block: blocksOf(raw, page).length }
  return putBlock(to, blockAt(raw, at), texts.copiedToPage(nameAt(raw, at), pageTitle(raw, page)))
}

function moved(raw: unknown, at: BlockPlace, to: BlockPlace, words: string): SiteChange {
  const edits = [
    { path: [...listPath(at.page), at.block] },
    { path: [...listPath(to.page), to.block], value: blockAt(raw, at), insert: true },
  ]
  return { edits, words, select: blockPointer(to) }
}

const nameAt = (raw: unknown, at: BlockPlace) => blockName(blockAt(raw, at))

/** What a page is called; its address where it has no title. */
export function pageTitle(raw: unknown, page: number): string {
  const { title, path } = Object(valueAt(raw, ['pages', page])) as Record<string, unknown>
  return [title, path].find((text): text is string => typeof text === 'string' && text !== '') ?? texts.page
}
