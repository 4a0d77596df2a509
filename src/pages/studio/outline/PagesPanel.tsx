import { CopyPlus, Eye, EyeOff, House, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import {
  deletePage,
  duplicatePage,
  getPagePath,
  getPages,
  movePage,
  setHomePage,
  setPageHidden,
} from '../../../schemas/siteEditing/pageChanges'
import { listLinksToPage } from '../../../schemas/siteEditing/pageLinks'
import { getPageTitle } from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Button } from '../../../widgets/shared/Button'
import { MovableList, type MovableRow } from '../../shared/reorder/MovableList'
import { applyChange, UnreadableNotice } from '../draft/useStudio'
import { AddPageModal } from './AddPageModal'
import { DeletePageModal } from './DeletePageModal'
import './OutlinePanels.css'
import { findPageIndex } from '../../../schemas/siteEditing/pageChanges'
import { MoveButtons, RowButton } from '../../shared/reorder/RowButton'
import { UndoNotice } from './UndoNotice'

/** The client's own pages, in the order of config.json. */
export function PagesPanel({ studio }: { studio: Studio }): ReactNode {
  const { store } = studio
  const rawConfig = useStoreValue(store, (state) => state.rawConfig)
  const openPath = useStoreValue(store, (state) => state.page)
  const ids = useStoreValue(store, ({ draft }) => draft.ids.pages)
  const [isAdding, setAdding] = useState(false)
  const [indexToDelete, setIndexToDelete] = useState<number | null>(null)
  if (rawConfig === undefined) return <UnreadableNotice />
  const keys = getPages(rawConfig).map((_, index) => ids[index]?.id ?? String(index))
  const openIndex = findPageIndex(rawConfig, openPath)
  const open = (index: number) => {
    studio.openPage(getPagePath(store.getState().rawConfig, index) || '/')
    studio.select(`/pages/${index}`)
  }
  const requestDelete = (index: number) => {
    if (listLinksToPage(rawConfig, getPagePath(rawConfig, index)).length > 0) setIndexToDelete(index)
    else deleteNow(index, null)
  }
  const deleteNow = (index: number, redirectPath: string | null) => {
    setIndexToDelete(null)
    applyChange(studio, deletePage(rawConfig, index, redirectPath))
    if (index === openIndex) studio.openPage('/')
  }
  return (
    <div className="fy-stack fy-gap-3">
      {keys.length === 0 ? <p className="fy-site-outline__empty">{texts.noPages}</p> : null}
      <MovableList
        label={texts.pages}
        rows={keys.map((key, index) => getRow(rawConfig, index, key))}
        selected={keys[openIndex] ?? null}
        onSelect={(key) => open(keys.indexOf(key))}
        onMove={(key, position) => applyChange(studio, movePage(rawConfig, keys.indexOf(key), position))}
        renderActions={(row, index) => (
          <PageActions
            studio={studio}
            rawConfig={rawConfig}
            index={index}
            label={row.label}
            onDelete={() => requestDelete(index)}
          />
        )}
      />
      <UndoNotice studio={studio} />
      <div className="fy-site-outline__more fy-wrap fy-gap-2">
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {texts.addPage}
        </Button>
      </div>
      {isAdding ? (
        <AddPageModal
          onClose={() => setAdding(false)}
          onAdd={(change) => {
            setAdding(false)
            applyChange(studio, change)
            open(keys.length)
          }}
          rawConfig={rawConfig}
        />
      ) : null}
      {indexToDelete === null ? null : (
        <DeletePageModal
          rawConfig={rawConfig}
          index={indexToDelete}
          onClose={() => setIndexToDelete(null)}
          onDelete={(redirectPath) => deleteNow(indexToDelete, redirectPath)}
        />
      )}
    </div>
  )
}

function getRow(rawConfig: unknown, index: number, key: string): MovableRow {
  const path = getPagePath(rawConfig, index)
  const page = getPages(rawConfig)[index]
  const isHidden = isRecord(page) && page.isHidden === true
  const marks = [...(path === '/' ? [texts.home] : []), ...(isHidden ? [texts.hidden] : [])]
  return { key, label: getPageTitle(rawConfig, index), detail: path, marks }
}

interface PageActionsProps {
  studio: Studio
  rawConfig: unknown
  index: number
  label: string
  onDelete: () => void
}

function PageActions({ studio, rawConfig, index, label, onDelete }: PageActionsProps): ReactNode {
  const page = getPages(rawConfig)[index]
  const isHidden = isRecord(page) && page.isHidden === true
  const isHome = getPagePath(rawConfig, index) === '/'
  return (
    <>
      <MoveButtons
        up={texts.moveUp(label)}
        down={texts.moveDown(label)}
        index={index}
        count={getPages(rawConfig).length}
        onMove={(target) => applyChange(studio, movePage(rawConfig, index, target))}
      />
      <RowButton
        label={texts.duplicate(label)}
        icon={CopyPlus}
        onClick={() => applyChange(studio, duplicatePage(rawConfig, index))}
      />
      {isHome ? null : (
        <>
          <RowButton
            label={texts.makeHomePage(label)}
            icon={House}
            onClick={() =>
              applyChange(studio, setHomePage(rawConfig, index, studio.store.getState().publishedPaths))
            }
          />
          <RowButton
            label={isHidden ? texts.show(label) : texts.hide(label)}
            icon={isHidden ? Eye : EyeOff}
            onClick={() => applyChange(studio, setPageHidden(rawConfig, index, !isHidden))}
          />
        </>
      )}
      <RowButton label={texts.remove(label)} icon={Trash2} onClick={onDelete} />
    </>
  )
}
