import { type ReactNode, useId } from 'react'
import { createKeyboardShortcuts } from '../../../data/browser/keyboardShortcuts'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { adminRailTexts as texts } from '../../../texts/admin/adminRail.texts'
import { useSiteService } from '../site/SiteContext'
import './ShortcutsSwitch.css'

/** Turns the single-character shortcuts on or off; users of speech input need them off. */
export function ShortcutsSwitch(): ReactNode {
  const shortcuts = useSiteService(createKeyboardShortcuts)
  const isEnabled = useStoreValue(shortcuts.store, (enabled) => enabled)
  const id = useId()
  return (
    <div className="fy-shortcuts-switch fy-grid fy-middle">
      <input
        type="checkbox"
        id={id}
        className="fy-choice__input"
        checked={isEnabled}
        aria-describedby={`${id}--notes`}
        onChange={() => shortcuts.set(!isEnabled)}
      />
      <label htmlFor={id}>{texts.useKeys}</label>
      <p id={`${id}--notes`}>{texts.useKeysNote}</p>
    </div>
  )
}
