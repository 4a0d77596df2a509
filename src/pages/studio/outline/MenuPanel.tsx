import './OutlinePanels.css'
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import {
  addMenuItem,
  deleteMenuItem,
  findMenuPlace,
  getItemsBelow,
  getMenu,
  getMenuLabel,
  getMenuPointer,
  type MenuPlace,
  moveMenuItem,
  moveMenuItemBelow,
  moveMenuItemOut,
} from '../../../schemas/siteEditing/menuChanges'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { getLinkTargets } from '../../blocks/linkTargets'
import { MovableList } from '../../shared/reorder/MovableList'
import { RowButton } from '../../shared/reorder/reorder'
import { applyChange, UnreadableNotice } from '../draft/useStudio'
import { UndoNotice } from './UndoNotice'

/** Menu links in the header, with one nested level. */
export function MenuPanel({ studio }: { studio: Studio }): ReactNode {
  const raw = useStoreValue(studio.store, (state) => state.raw)
  if (raw === undefined) return <UnreadableNotice />
  return (
    <div className="fy-stack fy-gap-3">
      {getMenu(raw).length === 0 ? <p className="fy-outline__empty">{texts.noMenu}</p> : null}
      <MenuList studio={studio} raw={raw} />
      <UndoNotice studio={studio} />
      <AddMenuItem studio={studio} />
    </div>
  )
}

interface MenuListProps {
  studio: Studio
  raw: unknown
  /** Index of the parent item; the first level by default. */
  above?: number
}

function MenuList({ studio, raw, above }: MenuListProps): ReactNode {
  const selectedItem = findMenuPlace(useStoreValue(studio.store, (state) => state.selected))
  const ids = useStoreValue(studio.store, ({ draft }) => draft.ids.menu)
  const items = above === undefined ? getMenu(raw) : getItemsBelow(raw, above)
  const keys = items.map((_, index) =>
    above === undefined ? (ids[index] ?? String(index)) : `${ids[above]}-${index}`,
  )
  const getPlace = (index: number): MenuPlace =>
    above === undefined ? { item: index } : { item: above, below: index }
  const hasSelection = above === undefined ? selectedItem?.below === undefined : selectedItem?.item === above
  const index = (above === undefined ? selectedItem?.item : selectedItem?.below) ?? -1
  return (
    <MovableList
      label={above === undefined ? texts.menu : getMenuLabel(getMenu(raw)[above])}
      rows={items.map((item, position) => ({
        key: keys[position] ?? '',
        label: getMenuLabel(item),
        detail: isRecord(item) && typeof item.url === 'string' ? item.url : undefined,
      }))}
      selected={hasSelection ? (keys[index] ?? null) : null}
      onSelect={(key) => studio.select(getMenuPointer(getPlace(keys.indexOf(key))))}
      onMove={(key, to) => applyChange(studio, moveMenuItem(raw, getPlace(keys.indexOf(key)), to))}
      actions={(row, position) => (
        <MenuActions
          studio={studio}
          raw={raw}
          at={getPlace(position)}
          label={row.label}
          count={items.length}
        />
      )}
      renderBelow={(_row, position) =>
        above === undefined && getItemsBelow(raw, position).length > 0 ? (
          <MenuList studio={studio} raw={raw} above={position} />
        ) : null
      }
    />
  )
}

interface MenuActionsProps {
  studio: Studio
  raw: unknown
  at: MenuPlace
  label: string
  count: number
}

function MenuActions({ studio, raw, at, label, count }: MenuActionsProps): ReactNode {
  const position = at.below ?? at.item
  const below = moveMenuItemBelow(raw, at)
  const out = moveMenuItemOut(raw, at)
  return (
    <>
      <RowButton
        label={texts.moveUp(label)}
        icon={ArrowUp}
        isDisabled={position === 0}
        onClick={() => applyChange(studio, moveMenuItem(raw, at, position - 1))}
      />
      <RowButton
        label={texts.moveDown(label)}
        icon={ArrowDown}
        isDisabled={position === count - 1}
        onClick={() => applyChange(studio, moveMenuItem(raw, at, position + 1))}
      />
      {below ? (
        <RowButton
          label={texts.below(label)}
          icon={CornerDownRight}
          onClick={() => applyChange(studio, below)}
        />
      ) : null}
      {out ? (
        <RowButton label={texts.out(label)} icon={CornerLeftUp} onClick={() => applyChange(studio, out)} />
      ) : null}
      <RowButton
        label={texts.remove(label)}
        icon={Trash2}
        onClick={() => applyChange(studio, deleteMenuItem(raw, at))}
      />
    </>
  )
}

/** Adds a menu link to one of the site's pages, or to another address that the inspector asks for. */
function AddMenuItem({ studio }: { studio: Studio }): ReactNode {
  const id = useId()
  const config = useStoreValue(studio.store, (state) => state.config)
  const [selectedPath, setChosen] = useState('')
  const pages = getLinkTargets(config)
  const page = pages.find(({ path }) => path === selectedPath)
  const add = () => {
    const { title: label, path: url } = page ?? { title: texts.newItem, path: 'https://' }
    applyChange(studio, addMenuItem(studio.store.getState().raw, label.slice(0, 40), url))
  }
  return (
    <div className="fy-outline__form fy-stack fy-gap-3">
      <label htmlFor={id}>
        {texts.menuPage}
        <select
          className="fy-input"
          id={id}
          value={selectedPath}
          onChange={(event) => setChosen(event.target.value)}
        >
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
          <option value="">{texts.menuOther}</option>
        </select>
      </label>
      <div className="fy-outline__more fy-wrap fy-gap-2">
        <button type="button" className="fy-button" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.addToMenu}
        </button>
      </div>
    </div>
  )
}
