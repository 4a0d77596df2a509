import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { SettingsVersion } from '../../data/accounts/settings.store'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { FieldOrderContext } from '../../renderer/form/field/FieldOrder'
import { settingsFormTexts, settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { useWideScreen } from '../shared/browser/useWideScreen'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { Modal } from '../shared/dialog/Modal'
import { useUnsaved } from '../shared/leaveGuard/unsavedWork'
import { SaveBar } from '../shared/saving/SaveBar'
import { FieldMovesContext, MoveField, moveHelpId } from './MoveField'
import './SettingsForm.css'
import { type PreviewedTab, SettingsPreview } from './SettingsPreview'
import { getSectionTab, type SettingsTab } from './settingsTabs'
import { type SettingsEdit, useSettingsEdit } from './useSettingsEdit'

interface SettingsFormProps extends SettingsVersion {
  /** The tab whose sections are visible. */
  tab: SettingsTab
}

/**
 * The settings as one generated form, of which each tab shows its sections, beside a preview of the site or the
 * application form [SE-01, SE-02, FB-09].
 */
export function SettingsForm({ tab, ...version }: SettingsFormProps): ReactNode {
  const edit = useSettingsEdit(version)
  const { form, handle, places, edited, conflict, site } = edit
  const [isOpen, setOpen] = useState(false)
  const wide = useWideScreen()
  const narrow = useScreen() === 'narrow'
  const { root, reveal } = useReveal(edit)
  useUnsaved(edit.isChanged)
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
    flushSync(() => setOpen(!isOpen))
    if (!isOpen) document.getElementById('preview-title')?.focus()
  }
  const previewed: PreviewedTab | null = tab === 'general' || tab === 'form' ? tab : null
  const preview = previewed ? <SettingsPreview edit={edit} tab={previewed} /> : null
  const isBeside = wide && previewed !== null
  return (
    <div className={isBeside ? 'fy-settings fy-settings--beside' : 'fy-settings'} data-tab={tab} ref={root}>
      <div className="fy-settings__form">
        {previewed === null || wide ? null : (
          <button
            type="button"
            className="fy-button fy-button--small fy-settings__opener"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'preview' : undefined}
            onClick={showPreview}
          >
            {isOpen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {isOpen ? texts.hidePreview : texts.showPreview}
          </button>
        )}
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
              submitHidden
              missingMessage={texts.refused}
              reveal={reveal}
              footer={<SettingsState edit={edit} />}
            />
          </FieldMovesContext>
        </FieldOrderContext>
      </div>
      {isBeside || (isOpen && !narrow) ? preview : null}
      {isOpen && narrow && preview ? (
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
    </div>
  )
}

/** Save bar of the settings; renders when their changed state changes. */
function SettingsState({ edit: { edited, places, isEdited, discard } }: { edit: SettingsEdit }): ReactNode {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [edited.subscribe(listener), places.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [edited, places],
  )
  const isChanged = useSyncExternalStore(subscribe, isEdited, isEdited)
  return <SaveBar isChanged={isChanged} onDiscard={discard} />
}

/** Shows the tab that contains a field before the field gets the focus. */
function useReveal({ form }: SettingsEdit) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const reveal = (key: string) => {
    const section = form.uiSchema['ui:sections'].find(({ fields }) => fields.includes(key))
    const tab = getSectionTab(section?.id ?? '')
    // The target of the focus must be visible now, before React renders again.
    if (root.current) root.current.dataset.tab = tab
    void navigate(paths.settings.href(tab === 'general' ? '' : tab), { state: { keepScroll: true } })
  }
  return { root, reveal }
}
