import { type ReactNode, useRef, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormLife'
import type { FormValues } from '../../schemas/fieldValue'
import { buildSettingsForm } from '../../schemas/forms/buildSettingsForm'
import { settingsValues } from '../../schemas/forms/settings/settingsChange'
import type { UserSettings } from '../../schemas/userSettings'
import { settingsPageTexts as texts } from '../../texts/settings'
import { useSite } from '../SiteContext'
import { differ } from './differ'
import { imageFileOf } from './imageFile'
import { LeaveGuard } from './LeaveGuard'
import './SettingsForm.css'
import { saveSettings } from './saveSettings'

/** The settings as one generated form [SE-01, SE-02, FB-09]. `settings` is read when the form opens. */
export function SettingsForm({ settings }: { settings: UserSettings }): ReactNode {
  const site = useSite()
  const [form] = useState(() => buildSettingsForm(settings.applicationFormFields))
  const [saved, setSaved] = useState<FormValues>(() => ({
    ...form.initialValues,
    ...settingsValues(settings),
    customEoiImageDataUri: imageFileOf(settings.customEoiImageDataUri),
  }))
  const [changed, setChanged] = useState(false)
  const handle = useRef<FormHandle>(null)
  const isChanged = () => differ(saved, handle.current?.values() ?? saved)
  const save = async (values: FormValues) => {
    const errors = await saveSettings(site, settings, values)
    if (errors.length > 0) return errors
    setSaved(values)
    setChanged(differ(values, handle.current?.values() ?? values))
    return undefined
  }
  const discard = () => {
    handle.current?.reset(saved)
    setChanged(false)
  }
  return (
    <div className="fy-settings">
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={site.validators.loadSettings}
        initialValues={saved}
        onChange={(values) => setChanged(differ(saved, values))}
        onSubmit={save}
        submitLabel={texts.save}
        missingMessage={texts.refused}
        footer={
          <div className="fy-settings__state">
            <span role="status">{changed ? texts.unsaved : texts.nothingToSave}</span>
            {changed ? (
              <button type="button" className="fy-button" onClick={discard}>
                {texts.discard}
              </button>
            ) : null}
          </div>
        }
      />
      <LeaveGuard isChanged={isChanged} />
    </div>
  )
}
