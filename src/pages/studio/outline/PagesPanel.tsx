import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, House, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { pageTitle } from '../../../schemas/siteEditing/blockChanges'
import {
  deletePage,
  duplicatePage,
  getPages,
  hidePage,
  makeHome,
  movePage,
  pagePath,
} from '../../../schemas/siteEditing/pageChanges'
import { linksToPage } from '../../../schemas/siteEditing/pageLinks'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { MovableList, type MovableRow } from '../../shared/reorder/MovableList'
import { applyChange } from '../draft/applyChange'
import { AddPageModal } from './AddPageModal'
import { DeletePageModal } from './DeletePageModal'
import './OutlinePanels.css'
import { RowButton } from '../../shared/reorder/RowButton'
import { UnreadableNotice } from '../draft/UnreadableNotice'
import { pageIndex } from './pageIndex'
import { UndoNotice } from './UndoNotice'

/** The client's own pages, in the order of config.json. */
export function PagesPanel({ studio }: { studio: Studio }): ReactNode {
  const { store } = studio
  const raw = useStoreValue(store, (state) => state.raw)
  const openPage = useStoreValue(store, (state) => state.page)
  const ids = useStoreValue(store, ({ draft }) => draft.ids.pages)
  const [isAdding, setAdding] = useState(false)
  const [deleted, setDeleted] = useState<number | null>(null)
  if (raw === undefined) return <UnreadableNotice />
  const keys = getPages(raw).map((_, at) => ids[at]?.id ?? String(at))
  const here = pageIndex(raw, openPage)
  const open = (at: number) => {
    studio.openPage(pagePath(store.getState().raw, at) || '/')
    studio.select(`/pages/${at}`)
  }
  const remove = (at: number) => {
    if (linksToPage(raw, pagePath(raw, at)).length > 0) setDeleted(at)
    else leave(at, null)
  }
  const leave = (at: number, leadTo: string | null) => {
    setDeleted(null)
    applyChange(studio, deletePage(raw, at, leadTo))
    if (at === here) studio.openPage('/')
  }
  return (
    <div className="fy-outline">
      {keys.length === 0 ? <p className="fy-outline__empty">{texts.noPages}</p> : null}
      <MovableList
        label={texts.pages}
        rows={keys.map((key, at) => getRow(raw, at, key))}
        selected={keys[here] ?? null}
        onSelect={(key) => open(keys.indexOf(key))}
        onMove={(key, to) => applyChange(studio, movePage(raw, keys.indexOf(key), to))}
        actions={(row, at) => (
          <PageActions studio={studio} raw={raw} at={at} label={row.label} onDelete={() => remove(at)} />
        )}
      />
      <UndoNotice studio={studio} />
      <div className="fy-outline__more">
        <button type="button" className="fy-button" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {texts.addPage}
        </button>
      </div>
      {isAdding ? (
        <AddPageModal
          onClose={() => setAdding(false)}
          onAdd={(change) => {
            setAdding(false)
            applyChange(studio, change)
            open(keys.length)
          }}
          raw={raw}
        />
      ) : null}
      {deleted === null ? null : (
        <DeletePageModal
          raw={raw}
          at={deleted}
          onClose={() => setDeleted(null)}
          onDelete={(leadTo) => leave(deleted, leadTo)}
        />
      )}
    </div>
  )
}

function getRow(raw: unknown, at: number, key: string): MovableRow {
  const path = pagePath(raw, at)
  const page = getPages(raw)[at]
  const isHidden = isRecord(page) && page.isHidden === true
  const marks = [...(path === '/' ? [texts.home] : []), ...(isHidden ? [texts.hidden] : [])]
  return { key, label: pageTitle(raw, at), detail: path, marks }
}

interface PageActionsProps {
  studio: Studio
  raw: unknown
  at: number
  label: string
  onDelete: () => void
}

function PageActions({ studio, raw, at, label, onDelete }: PageActionsProps): ReactNode {
  const page = getPages(raw)[at]
  const isHidden = isRecord(page) && page.isHidden === true
  const isHome = pagePath(raw, at) === '/'
  return (
    <>
      <RowButton
        label={texts.moveUp(label)}
        icon={ArrowUp}
        isDisabled={at === 0}
        onClick={() => applyChange(studio, movePage(raw, at, at - 1))}
      />
      <RowButton
        label={texts.moveDown(label)}
        icon={ArrowDown}
        isDisabled={at === getPages(raw).length - 1}
        onClick={() => applyChange(studio, movePage(raw, at, at + 1))}
      />
      <RowButton
        label={texts.duplicate(label)}
        icon={CopyPlus}
        onClick={() => applyChange(studio, duplicatePage(raw, at))}
      />
      {isHome ? null : (
        <>
          <RowButton
            label={texts.makeHome(label)}
            icon={House}
            onClick={() => applyChange(studio, makeHome(raw, at, studio.store.getState().publishedPaths))}
          />
          <RowButton
            label={isHidden ? texts.show(label) : texts.hide(label)}
            icon={isHidden ? Eye : EyeOff}
            onClick={() => applyChange(studio, hidePage(raw, at, !isHidden))}
          />
        </>
      )}
      <RowButton label={texts.remove(label)} icon={Trash2} onClick={onDelete} />
    </>
  )
}
