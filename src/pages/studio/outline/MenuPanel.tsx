import { Button } from '../../../widgets/shared/Button'
import './OutlinePanels.css'
import { CornerDownRight, CornerLeftUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import {
  addMenuItem,
  deleteMenuItem,
  findMenuPlace,
  getMenu,
  getMenuLabel,
  getMenuPointer,
  getSubmenuItems,
  type MenuPlace,
  moveMenuItem,
  moveMenuItemIntoSubmenu,
  moveMenuItemOutOfSubmenu,
} from '../../../schemas/siteEditing/menuChanges'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { getLinkTargets } from '../../blocks/linkTargets'
import { MovableList } from '../../shared/reorder/MovableList'
import { MoveButtons, RowButton } from '../../shared/reorder/RowButton'
import { applyChange, UnreadableNotice } from '../draft/useStudio'
import { UndoNotice } from './UndoNotice'

/** Menu links in the header, with one nested level. */
export function MenuPanel({ studio }: { studio: Studio }): ReactNode {
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  if (rawConfig === undefined) return <UnreadableNotice />
  return (
    <div className="fy-stack fy-gap-3">
      {getMenu(rawConfig).length === 0 ? <p className="fy-site-outline__empty">{texts.noMenu}</p> : null}
      <MenuList studio={studio} rawConfig={rawConfig} />
      <UndoNotice studio={studio} />
      <AddMenuItem studio={studio} />
    </div>
  )
}

interface MenuListProps {
  studio: Studio
  rawConfig: unknown
  /** Index of the parent item; undefined for the first level. */
  parentIndex?: number
}

function MenuList({ studio, rawConfig, parentIndex }: MenuListProps): ReactNode {
  const selectedPlace = findMenuPlace(useStoreValue(studio.store, (state) => state.selected))
  const ids = useStoreValue(studio.store, ({ draft }) => draft.ids.menu)
  const items = parentIndex === undefined ? getMenu(rawConfig) : getSubmenuItems(rawConfig, parentIndex)
  const keys = items.map((_, index) =>
    parentIndex === undefined ? (ids[index] ?? String(index)) : `${ids[parentIndex]}-${index}`,
  )
  const getPlace = (index: number): MenuPlace =>
    parentIndex === undefined ? { item: index } : { item: parentIndex, subItem: index }
  const isSelectedHere =
    parentIndex === undefined ? selectedPlace?.subItem === undefined : selectedPlace?.item === parentIndex
  const selectedIndex = (parentIndex === undefined ? selectedPlace?.item : selectedPlace?.subItem) ?? -1
  return (
    <MovableList
      label={parentIndex === undefined ? texts.menu : getMenuLabel(getMenu(rawConfig)[parentIndex])}
      rows={items.map((item, position) => ({
        key: keys[position] ?? '',
        label: getMenuLabel(item),
        detail: isRecord(item) && typeof item.url === 'string' ? item.url : undefined,
      }))}
      selected={isSelectedHere ? (keys[selectedIndex] ?? null) : null}
      onSelect={(key) => studio.select(getMenuPointer(getPlace(keys.indexOf(key))))}
      onMove={(key, position) =>
        applyChange(studio, moveMenuItem(rawConfig, getPlace(keys.indexOf(key)), position))
      }
      renderActions={(row, position) => (
        <MenuActions
          studio={studio}
          rawConfig={rawConfig}
          place={getPlace(position)}
          label={row.label}
          count={items.length}
        />
      )}
      renderNested={(_row, position) =>
        parentIndex === undefined && getSubmenuItems(rawConfig, position).length > 0 ? (
          <MenuList studio={studio} rawConfig={rawConfig} parentIndex={position} />
        ) : null
      }
    />
  )
}

interface MenuActionsProps {
  studio: Studio
  rawConfig: unknown
  place: MenuPlace
  label: string
  count: number
}

function MenuActions({ studio, rawConfig, place, label, count }: MenuActionsProps): ReactNode {
  const position = place.subItem ?? place.item
  const indentChange = moveMenuItemIntoSubmenu(rawConfig, place)
  const outdentChange = moveMenuItemOutOfSubmenu(rawConfig, place)
  return (
    <>
      <MoveButtons
        up={texts.moveUp(label)}
        down={texts.moveDown(label)}
        index={position}
        count={count}
        onMove={(target) => applyChange(studio, moveMenuItem(rawConfig, place, target))}
      />
      {indentChange ? (
        <RowButton
          label={texts.indentItem(label)}
          icon={CornerDownRight}
          onClick={() => applyChange(studio, indentChange)}
        />
      ) : null}
      {outdentChange ? (
        <RowButton
          label={texts.outdentItem(label)}
          icon={CornerLeftUp}
          onClick={() => applyChange(studio, outdentChange)}
        />
      ) : null}
      <RowButton
        label={texts.remove(label)}
        icon={Trash2}
        onClick={() => applyChange(studio, deleteMenuItem(rawConfig, place))}
      />
    </>
  )
}

/** Adds a menu link to one of the site's pages, or to another address that the inspector asks for. */
function AddMenuItem({ studio }: { studio: Studio }): ReactNode {
  const id = useId()
  const config = useStoreValue(studio.store, (state) => state.config)
  const [selectedPath, setSelectedPath] = useState('')
  const pages = getLinkTargets(config)
  const page = pages.find(({ path }) => path === selectedPath)
  const add = () => {
    const { title: label, path: url } = page ?? { title: texts.newItem, path: 'https://' }
    applyChange(studio, addMenuItem(studio.store.getState().rawConfig, label.slice(0, 40), url))
  }
  return (
    <div className="fy-site-outline__form fy-stack fy-gap-3">
      <label htmlFor={id}>
        {texts.menuPage}
        <select
          className="fy-input"
          id={id}
          value={selectedPath}
          onChange={(event) => setSelectedPath(event.target.value)}
        >
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
          <option value="">{texts.menuOther}</option>
        </select>
      </label>
      <div className="fy-site-outline__more fy-wrap fy-gap-2">
        <Button onClick={add}>
          <Plus aria-hidden="true" />
          {texts.addToMenu}
        </Button>
      </div>
    </div>
  )
}
