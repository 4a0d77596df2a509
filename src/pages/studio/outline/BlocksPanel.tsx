import { Button } from '../../../widgets/shared/Button'
import './OutlinePanels.css'
import { ClipboardPaste, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { clientBlocks } from '../../../schemas/blocks/block'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { notFoundPath } from '../../../schemas/pages/notFoundPath'
import { countFindings, filterFindings } from '../../../schemas/site/siteFinding'
import { addPage, findPageIndex } from '../../../schemas/siteEditing/pageChanges'
import {
  addBlock,
  type BlockPlace,
  findBlockPlace,
  getBlockName,
  getBlockPointer,
  getBlocks,
  getPageTitle,
  moveBlock,
  pasteBlock,
} from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { notFoundTexts } from '../../../texts/public/site.texts'
import { publicPages } from '../../registry/pageDefinitions'
import { MovableList } from '../../shared/reorder/MovableList'
import { useFindings } from '../checks/useFindings'
import { applyChange, UnreadableNotice } from '../draft/useStudio'
import { AddBlockModal } from './AddBlockModal'
import { BlockActions, getCopiedBlock, subscribeToCopies } from './BlockActions'
import { UndoNotice } from './UndoNotice'

/** Blocks of the shown page, from top to bottom. */
export function BlocksPanel({ studio }: { studio: Studio }): ReactNode {
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const path = useStoreValue(studio.store, (state) => state.page)
  if (rawConfig === undefined) return <UnreadableNotice />
  const page = findPageIndex(rawConfig, path)
  return page < 0 ? <UnlistedPage studio={studio} path={path} /> : <PageOutline studio={studio} page={page} />
}

function PageOutline({ studio, page }: { studio: Studio; page: number }): ReactNode {
  const { store } = studio
  const rawConfig = useStoreValue(store, (state) => state.rawConfig)
  const ids = useStoreValue(store, ({ draft }) => draft.ids.pages[page]?.blocks)
  const selected = useStoreValue(store, (state) => state.selected)
  const findings = useFindings(studio)
  const [isAdding, setAdding] = useState(false)
  const blocks = getBlocks(rawConfig, page)
  const selectedPlace = findBlockPlace(selected)
  const selectedIndex = selectedPlace?.page === page ? selectedPlace.block : null
  const keys = blocks.map((_, block) => ids?.[block] ?? String(block))
  const rows = blocks.map((block, position) => ({
    key: keys[position] ?? '',
    label: getBlockName(block),
    detail: summarizeBlock(block),
    errors: countFindings(filterFindings(findings, getBlockPointer({ page, block: position }))).errors,
  }))
  const getPlace = (key: string): BlockPlace => ({ page, block: keys.indexOf(key) })
  const insertionPlace: BlockPlace = {
    page,
    block: selectedIndex === null ? blocks.length : selectedIndex + 1,
  }
  return (
    <div className="fy-stack fy-gap-3">
      <button
        type="button"
        className="fy-site-outline__page fy-rounded fy-strong fy-break"
        aria-current={selected === `/pages/${page}` || undefined}
        onClick={() => studio.select(`/pages/${page}`)}
      >
        {texts.pageItself(getPageTitle(rawConfig, page))}
      </button>
      {blocks.length === 0 ? <p className="fy-site-outline__empty">{texts.noBlocks}</p> : null}
      <MovableList
        label={texts.blocks}
        rows={rows}
        selected={selectedIndex === null ? null : (keys[selectedIndex] ?? null)}
        onSelect={(key) => studio.select(getBlockPointer(getPlace(key)))}
        onMove={(key, position) => applyChange(studio, moveBlock(rawConfig, getPlace(key), position))}
        renderActions={(row, block) => (
          <BlockActions
            key={row.key}
            studio={studio}
            rawConfig={rawConfig}
            place={{ page, block }}
            count={rows.length}
          />
        )}
      />
      <UndoNotice studio={studio} />
      <div className="fy-site-outline__more fy-wrap fy-gap-2">
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {texts.addBlock}
        </Button>
        <PasteButton studio={studio} place={insertionPlace} />
      </div>
      {isAdding ? (
        <AddBlockModal
          path={store.getState().page}
          onClose={() => setAdding(false)}
          onAdd={(type) => {
            setAdding(false)
            applyChange(studio, addBlock(insertionPlace, type))
          }}
        />
      ) : null}
    </div>
  )
}

/** Button that inserts the copied block at `place`. */
function PasteButton({ studio, place }: { studio: Studio; place: BlockPlace }): ReactNode {
  const block = useSyncExternalStore(subscribeToCopies, getCopiedBlock, getCopiedBlock)
  if (block === undefined) return null
  return (
    <Button onClick={() => applyChange(studio, pasteBlock(place, block))}>
      <ClipboardPaste aria-hidden="true" />
      {texts.paste(getBlockName(block))}
    </Button>
  )
}

/** Properties whose text identifies a block, in order of preference. */
const identifyingProperties = ['title', 'text', 'label', 'heading', 'question', 'name', 'alt']
const maxLength = 80

/** Returns the beginning of a block's first text; undefined if it has no text. */
function summarizeBlock(block: unknown): string | undefined {
  const text = findFirstText(block)
  if (text === undefined || text.length <= maxLength) return text
  return `${text.slice(0, maxLength)}…`
}

function findFirstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/^[#\-\s]+|[*[\]]/g, '').trim() || undefined
  if (Array.isArray(value)) return findFirstTextInList(value)
  if (!isRecord(value)) return undefined
  const listProperties = Object.keys(value).filter((key) => Array.isArray(value[key]))
  return findFirstTextInList([...identifyingProperties, ...listProperties].map((key) => value[key]))
}

function findFirstTextInList(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const text = findFirstText(value)
    if (text !== undefined) return text
  }
  return undefined
}

/** Initial content of a customised not-found page: a text and a link. */
const createNotFoundPage = () => ({
  path: notFoundPath,
  title: notFoundTexts.title,
  blocks: [
    { type: 'richText', text: [notFoundTexts.text] },
    { type: 'button', label: notFoundTexts.jobsLink, url: '/job/viewjobs' },
  ],
})

/** Shown instead of the outline for a page that is not yet in config.json. */
function UnlistedPage({ studio, path }: { studio: Studio; path: string }): ReactNode {
  const isNotFound = normalizePath(path) === notFoundPath
  const builtInPage = isNotFound
    ? createNotFoundPage()
    : publicPages.find((page) => normalizePath(page.path) === normalizePath(path))
  if (!builtInPage) return <p>{texts.unknownPage}</p>
  const canCustomise = builtInPage.blocks.every(({ type }) => Object.hasOwn(clientBlocks, type))
  if (!canCustomise) return <p>{texts.builtInPageFixed(builtInPage.title)}</p>
  const { title, blocks } = builtInPage
  const getRawConfig = () => studio.store.getState().rawConfig
  return (
    <div className="fy-stack fy-gap-3">
      <p>{texts.builtInPage(title)}</p>
      <Button
        onClick={() =>
          applyChange(
            studio,
            addPage(getRawConfig(), { title, blocks, path: builtInPage.path, isInMenu: false }),
          )
        }
      >
        <Pencil aria-hidden="true" />
        {texts.customise}
      </Button>
    </div>
  )
}
