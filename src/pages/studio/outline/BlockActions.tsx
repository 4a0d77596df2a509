import { Copy, CopyPlus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import { getPages } from '../../../schemas/siteEditing/pageChanges'
import {
  type BlockPlace,
  copyBlockToPage,
  deleteBlock,
  duplicateBlock,
  getBlockName,
  getBlocks,
  getPageTitle,
  moveBlock,
  moveBlockToPage,
} from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { MoveButtons, RowButton } from '../../shared/reorder/RowButton'
import { useSite } from '../../shared/site/SiteContext'
import { applyChange } from '../draft/useStudio'

interface BlockActionsProps {
  studio: Studio
  rawConfig: unknown
  place: BlockPlace
  /** Number of blocks on the page. */
  count: number
}

const pageActions = { move: moveBlockToPage, copy: copyBlockToPage }

/** Actions on the selected block besides editing it. */
export function BlockActions({ studio, rawConfig, place, count }: BlockActionsProps): ReactNode {
  const { notifications } = useSite()
  const block = getBlocks(rawConfig, place.page)[place.block]
  const name = getBlockName(block)
  const otherPages = getPages(rawConfig).flatMap((_, page) => (page === place.page ? [] : [page]))
  const copy = () => {
    copyBlock(block)
    notifications.notify({ id: 'copied', type: 'info', title: '', message: texts.copied(name) })
  }
  return (
    <>
      <MoveButtons
        up={texts.moveUp(name)}
        down={texts.moveDown(name)}
        index={place.block}
        count={count}
        onMove={(target) => applyChange(studio, moveBlock(rawConfig, place, target))}
      />
      <RowButton
        label={texts.duplicate(name)}
        icon={CopyPlus}
        onClick={() => applyChange(studio, duplicateBlock(rawConfig, place))}
      />
      <RowButton label={texts.copy(name)} icon={Copy} onClick={copy} />
      <RowButton
        label={texts.remove(name)}
        icon={Trash2}
        onClick={() => applyChange(studio, deleteBlock(rawConfig, place))}
      />
      {otherPages.length > 0 ? (
        <select
          className="fy-input"
          aria-label={texts.moveToPage(name)}
          value=""
          onChange={(event) => {
            const [action, page] = event.target.value.split(' ')
            applyChange(
              studio,
              pageActions[action === 'copy' ? 'copy' : 'move'](rawConfig, place, Number(page)),
            )
          }}
        >
          <option value="">{texts.moveToPageShort}</option>
          {(['move', 'copy'] as const).map((action) => (
            <optgroup key={action} label={texts.actionLabels[action]}>
              {otherPages.map((page) => (
                <option key={page} value={`${action} ${page}`}>
                  {getPageTitle(rawConfig, page)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ) : null}
    </>
  )
}

let copiedBlock: unknown
const copyListeners = new Set<() => void>()

/**
 * Returns the block that was last copied in this tab; undefined if there is none. It can be pasted into another
 * client's site.
 */
export const getCopiedBlock = (): unknown => copiedBlock

function copyBlock(block: unknown): void {
  copiedBlock = block
  for (const listener of copyListeners) listener()
}

/** Calls the listener whenever a block is copied. @returns a function that removes the listener */
export function subscribeToCopies(listener: () => void): () => void {
  copyListeners.add(listener)
  return () => copyListeners.delete(listener)
}
