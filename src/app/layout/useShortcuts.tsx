import { type ReactNode, useEffect, useState } from 'react'
import { createKeyboardShortcuts } from '../../data/browser/keyboardShortcuts'
import { Modal } from '../../pages/shared/dialog/Modal'
import { ShortcutsSwitch } from '../../pages/shared/keyboard/ShortcutsSwitch'
import { useSiteService } from '../../pages/shared/site/SiteContext'
import { adminRailTexts as texts } from '../../texts/admin/adminRail.texts'
import { Button } from '../../widgets/shared/Button'
import './useShortcuts.css'

/**
 * Handles the keys of all administrators' pages, unless the user turned them off: `/` focuses the page's search, `?`
 * shows the returned list of keys.
 */
export function useShortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useSiteService(createKeyboardShortcuts)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcuts.store.getState()) return
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTextInput(event.target)
      )
        return
      if (event.key === '?' && document.querySelector('dialog[open]') === null) setOpen(true)
      if (event.key !== '/') return
      const search = document.querySelector<HTMLElement>('#main input[type="search"]')
      if (search === null) return
      event.preventDefault()
      search.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
  if (!isOpen) return null
  return (
    <Modal title={texts.shortcuts} size="small" onClose={() => setOpen(false)}>
      <dl className="fy-keys fy-stack fy-gap-2">
        {Object.entries(texts.shortcutNames).map(([name, action]) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <ShortcutsSwitch />
      <div className="fy-modal__actions">
        <Button onClick={() => setOpen(false)}>{texts.closeShortcuts}</Button>
      </div>
    </Modal>
  )
}

/** Returns whether a key that is pressed here types a character. */
function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="spinbutton"]')
}
