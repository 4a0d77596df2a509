import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import type { SettingsEdit } from './useSettingsEdit'

interface SettingsStateProps {
  edit: SettingsEdit
  /** Whether the preview is open; null if it is always visible. */
  preview: boolean | null
  onPreview: () => void
}

/** Save state of the settings with the other actions; it renders when that state changes. */
export function SettingsState({ edit, preview, onPreview }: SettingsStateProps): ReactNode {
  const { edited, places, isEdited } = edit
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [edited.subscribe(listener), places.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [edited, places],
  )
  const changed = useSyncExternalStore(subscribe, isEdited, isEdited)
  return (
    <div className="fy-settings__state" data-changed={changed || undefined}>
      <span role="status">{changed ? texts.unsaved : texts.nothingToSave}</span>
      {preview === null ? null : (
        <button
          type="button"
          className="fy-button"
          aria-expanded={preview}
          aria-controls={preview ? 'preview' : undefined}
          onClick={onPreview}
        >
          {preview ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          {preview ? texts.hidePreview : texts.showPreview}
        </button>
      )}
      {changed ? (
        <button type="button" className="fy-button" onClick={edit.discard}>
          {texts.discard}
        </button>
      ) : null}
    </div>
  )
}
