import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import type { SettingsVersion } from '../../data/accounts/settings.store'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { FieldOrderContext } from '../../renderer/form/field/FieldOrder'
import { settingsFormTexts, settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { useScreen } from '../shared/browser/useScreen'
import { useWideScreen } from '../shared/browser/useWideScreen'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { Modal } from '../shared/dialog/Modal'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { FieldMovesContext, MoveField, moveHelpId } from './MoveField'
import './SettingsForm.css'
import { SettingsPreview } from './SettingsPreview'
import { SettingsState } from './SettingsState'
import { SettingsTabList, tabId, tabPanelId } from './SettingsTabList'
import { readTab, type SettingsTab, tabOf } from './settingsTabs'
import { useSettingsEdit } from './useSettingsEdit'

/** The settings as one generated form, beside a preview of the resulting application form [SE-01, SE-02, FB-09]. */
export function SettingsForm(version: SettingsVersion): ReactNode {
  const edit = useSettingsEdit(version)
  const { form, handle, places, edited, conflict, site } = edit
  const [open, setOpen] = useState(false)
  const wide = useWideScreen()
  const narrow = useScreen() === 'narrow'
  const { tab, root, show, reveal } = useTab()
  const status = useRef<HTMLParagraphElement>(null)
  const order = useMemo(() => ({ ...places, Lead: MoveField }), [places])
  const moves = useMemo(
    () => ({
      places,
      announce: (text: string) => {
        if (status.current) status.current.textContent = text
      },
    }),
    [places],
  )
  const showPreview = () => {
    flushSync(() => setOpen(!open))
    if (!open) document.getElementById('preview-title')?.focus()
  }
  const preview = <SettingsPreview edit={edit} tab={tab} />
  return (
    <div className={wide ? 'fy-settings fy-settings--beside' : 'fy-settings'} data-tab={tab} ref={root}>
      <div className="fy-settings__form">
        <SettingsTabList tab={tab} onTab={show} />
        <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(tab)}>
          <div className="fy-settings__columns" aria-hidden="true">
            <span>{texts.column}</span>
            <span>{settingsFormTexts.visible}</span>
            <span>{settingsFormTexts.required}</span>
          </div>
          <p id={moveHelpId} hidden>
            {texts.moveHelp}
          </p>
          <p className="fy-visually-hidden" role="status" ref={status} />
          <FieldOrderContext value={order}>
            <FieldMovesContext value={moves}>
              <FormRenderer
                form={form}
                handle={handle}
                loadValidator={site.validators.loadSettings}
                initialValues={edited.saved()}
                onChange={edit.change}
                onSubmit={edit.save}
                submitLabel={texts.save}
                missingMessage={texts.refused}
                reveal={reveal}
                footer={<SettingsState edit={edit} preview={wide ? null : open} onPreview={showPreview} />}
              />
            </FieldMovesContext>
          </FieldOrderContext>
        </div>
      </div>
      {wide || (open && !narrow) ? preview : null}
      {open && narrow ? (
        <Modal title={texts.preview} size="large" onClose={() => setOpen(false)}>
          <div className="fy-settings__sheet">{preview}</div>
          <button type="button" className="fy-button fy-button--primary" onClick={() => setOpen(false)}>
            {texts.closePreview}
          </button>
        </Modal>
      ) : null}
      {conflict ? (
        <ConflictModal
          conflicts={conflict.conflicts}
          onSave={(choices) => void conflict.resolve(choices)}
          onClose={edit.closeConflict}
        />
      ) : null}
      <LeaveGuard isChanged={edit.isChanged} />
    </div>
  )
}

/**
 * Returns the visible tab: initially the tab in the URL, then the tab that the user selects or that contains an
 * invalid field.
 */
function useTab() {
  const [search, setSearch] = useSearchParams()
  const [tab, setTab] = useState(() => readTab(search.get('tab')))
  const root = useRef<HTMLDivElement>(null)
  const show = (next: SettingsTab) => {
    setTab(next)
    setSearch({ tab: next }, { replace: true, state: { keepScroll: true } })
  }
  const reveal = (key: string) => {
    const next = tabOf(key)
    // The target of the focus must be visible now, before React renders again.
    if (root.current) root.current.dataset.tab = next
    show(next)
  }
  return { tab, root, show, reveal }
}
