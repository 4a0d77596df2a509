import { ClipboardPaste } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { type BlockPlace, blockName, pasteBlock } from '../../../schemas/site/blockChanges'
import { studioPanelTexts as texts } from '../../../texts/studioPanels'
import { applyChange } from './applyChange'
import { copiedBlock, onCopy } from './copiedBlocks'

/** Puts in what was copied, on this page or another. */
export function CopiedBlock({ studio, at }: { studio: Studio; at: BlockPlace }): ReactNode {
  const block = useSyncExternalStore(onCopy, copiedBlock, copiedBlock)
  if (block === undefined) return null
  return (
    <button type="button" className="fy-button" onClick={() => applyChange(studio, pasteBlock(at, block))}>
      <ClipboardPaste aria-hidden="true" />
      {texts.paste(blockName(block))}
    </button>
  )
}
