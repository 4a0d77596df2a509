import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import './SettingsTabList.css'
import { type SettingsTab, settingsTabs } from './settingsTabs'

interface SettingsTabListProps {
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
}

export const tabId = (tab: SettingsTab) => `settings-tab-${tab}`
/** Id of the tab panel: all tabs share one form and each shows its part. */
export const tabPanelId = 'settings-panel'

/** Tabs for form, site and links; arrow keys move between them. */
export function SettingsTabList({ tab, onTab }: SettingsTabListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = settingsTabs.indexOf(tab)
    const last = settingsTabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = to === undefined ? undefined : settingsTabs[to]
    if (next === undefined) return
    event.preventDefault()
    onTab(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div className="fy-tabs" role="tablist" aria-label={texts.tabs} ref={list} onKeyDown={onKeyDown}>
      {settingsTabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          className="fy-tabs__tab"
          aria-selected={one === tab}
          aria-controls={tabPanelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {texts.tab[one]}
        </button>
      ))}
    </div>
  )
}
