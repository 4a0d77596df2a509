import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SettingsVersion } from '../../data/settings'
import { settingsOf } from '../../data/settings'
import { FieldOrderContext } from '../../renderer/form/FieldOrder'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { settingsPageTexts as texts } from '../../texts/settings'
import { ConflictModal } from '../parts/ConflictModal'
import { useWideScreen } from '../useWideScreen'
import { LeaveGuard } from './LeaveGuard'
import { FieldMovesContext, MoveField, moveHelpId } from './MoveField'
import './SettingsForm.css'
import { SettingsPreview } from './SettingsPreview'
import { SettingsState } from './SettingsState'
import { useSettingsEdit } from './useSettingsEdit'

/** The settings as one generated form beside the form that they make [SE-01, SE-02, FB-09]. */
export function SettingsForm(version: SettingsVersion): ReactNode {
  const edit = useSettingsEdit(version)
  const { form, handle, places, edited, conflict, site } = edit
  const [open, setOpen] = useState(false)
  const wide = useWideScreen()
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
  return (
    <div className={wide ? 'fy-settings fy-settings--beside' : 'fy-settings'}>
      <div className="fy-settings__form">
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
              footer={<SettingsState edit={edit} preview={wide ? null : open} onPreview={showPreview} />}
            />
          </FieldMovesContext>
        </FieldOrderContext>
      </div>
      {wide || open ? <SettingsPreview edit={edit} /> : null}
      {conflict ? (
        <ConflictModal
          changes={conflict.changes}
          onOverwrite={() => void edit.overwrite()}
          onTakeTheirs={() => void site.part(settingsOf).load()}
          onClose={edit.closeConflict}
        />
      ) : null}
      <LeaveGuard isChanged={edit.isChanged} />
    </div>
  )
}
