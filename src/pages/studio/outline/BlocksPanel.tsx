import './OutlinePanels.css'
import { ClipboardPaste, Plus } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { countFindings, filterFindings } from '../../../schemas/siteChecks/filterFindings'
import {
  addBlock,
  type BlockPlace,
  findBlockPlace,
  getBlockName,
  getBlockPointer,
  getBlocks,
  moveBlock,
  pageTitle,
  pasteBlock,
} from '../../../schemas/siteEditing/blockChanges'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { MovableList } from '../../shared/reorder/MovableList'
import { useFindings } from '../checks/useFindings'
import { applyChange } from '../draft/applyChange'
import { UnreadableNotice } from '../draft/UnreadableNotice'
import { AddBlockModal } from './AddBlockModal'
import { BlockActions } from './BlockActions'
import { getCopiedBlock, onCopy } from './blockClipboard'
import { OtherPage } from './OtherPage'
import { pageIndex } from './pageIndex'
import { UndoNotice } from './UndoNotice'

/** Blocks of the shown page, from top to bottom. */
export function BlocksPanel({ studio }: { studio: Studio }): ReactNode {
  const raw = useStoreValue(studio.store, (state) => state.raw)
  const path = useStoreValue(studio.store, (state) => state.page)
  if (raw === undefined) return <UnreadableNotice />
  const page = pageIndex(raw, path)
  return page < 0 ? <OtherPage studio={studio} path={path} /> : <PageOutline studio={studio} page={page} />
}

function PageOutline({ studio, page }: { studio: Studio; page: number }): ReactNode {
  const { store } = studio
  const raw = useStoreValue(store, (state) => state.raw)
  const ids = useStoreValue(store, ({ draft }) => draft.ids.pages[page]?.blocks)
  const selected = useStoreValue(store, (state) => state.selected)
  const findings = useFindings(studio)
  const [isAdding, setAdding] = useState(false)
  const blocks = getBlocks(raw, page)
  const selectedBlock = findBlockPlace(selected)
  const at = selectedBlock?.page === page ? selectedBlock.block : null
  const keys = blocks.map((_, block) => ids?.[block] ?? String(block))
  const rows = blocks.map((block, position) => ({
    key: keys[position] ?? '',
    label: getBlockName(block),
    detail: summarizeBlock(block),
    errors: countFindings(filterFindings(findings, getBlockPointer({ page, block: position }))).errors,
  }))
  const getPlace = (key: string): BlockPlace => ({ page, block: keys.indexOf(key) })
  const next: BlockPlace = { page, block: at === null ? blocks.length : at + 1 }
  return (
    <div className="fy-outline">
      <button
        type="button"
        className="fy-outline__page"
        aria-current={selected === `/pages/${page}` || undefined}
        onClick={() => studio.select(`/pages/${page}`)}
      >
        {texts.pageItself(pageTitle(raw, page))}
      </button>
      {blocks.length === 0 ? <p className="fy-outline__empty">{texts.noBlocks}</p> : null}
      <MovableList
        label={texts.blocks}
        rows={rows}
        selected={at === null ? null : (keys[at] ?? null)}
        onSelect={(key) => studio.select(getBlockPointer(getPlace(key)))}
        onMove={(key, to) => applyChange(studio, moveBlock(raw, getPlace(key), to))}
        actions={(row, block) => (
          <BlockActions key={row.key} studio={studio} raw={raw} at={{ page, block }} count={rows.length} />
        )}
      />
      <UndoNotice studio={studio} />
      <div className="fy-outline__more">
        <button type="button" className="fy-button" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {texts.addBlock}
        </button>
        <CopiedBlock studio={studio} at={next} />
      </div>
      {isAdding ? (
        <AddBlockModal
          path={store.getState().page}
          onClose={() => setAdding(false)}
          onAdd={(type) => {
            setAdding(false)
            applyChange(studio, addBlock(next, type))
          }}
        />
      ) : null}
    </div>
  )
}

/** Inserts the copied block, on this page or another. */
function CopiedBlock({ studio, at }: { studio: Studio; at: BlockPlace }): ReactNode {
  const block = useSyncExternalStore(onCopy, getCopiedBlock, getCopiedBlock)
  if (block === undefined) return null
  return (
    <button type="button" className="fy-button" onClick={() => applyChange(studio, pasteBlock(at, block))}>
      <ClipboardPaste aria-hidden="true" />
      {texts.paste(getBlockName(block))}
    </button>
  )
}

/** Properties whose text identifies a block, in order of preference. */
const identifyingProperties = ['title', 'text', 'label', 'heading', 'question', 'name', 'alt']
const maxLength = 80

/** Returns the first words of a block; undefined if it has no text. */
export function summarizeBlock(block: unknown): string | undefined {
  const text = findFirstText(block)
  if (text === undefined || text.length <= maxLength) return text
  return `${text.slice(0, maxLength)}…`
}

function findFirstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/^[#\-\s]+|[*[\]]/g, '').trim() || undefined
  if (Array.isArray(value)) return getFirst(value)
  if (!isRecord(value)) return undefined
  const others = Object.keys(value).filter((key) => Array.isArray(value[key]))
  return getFirst([...identifyingProperties, ...others].map((key) => value[key]))
}

function getFirst(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const text = findFirstText(value)
    if (text !== undefined) return text
  }
  return undefined
}
