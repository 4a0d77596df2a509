import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { addMenuItem } from '../../../schemas/siteEditing/menuChanges'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { getLinkTargets } from '../../blocks/linkTargets'
import { applyChange } from '../draft/applyChange'

/** Adds a menu link to one of the site's pages, or to another address that the inspector asks for. */
export function AddMenuItem({ studio }: { studio: Studio }): ReactNode {
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
    <div className="fy-outline__form">
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
      <div className="fy-outline__more">
        <button type="button" className="fy-button" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.addToMenu}
        </button>
      </div>
    </div>
  )
}
