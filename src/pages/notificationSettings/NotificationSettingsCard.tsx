import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createNotificationSettingsApi } from '../../data/accounts/accounts.api'
import { toApiError } from '../../data/http/apiError'
import {
  type NotificationChoice,
  type NotificationSettings,
  notificationChoices,
} from '../../schemas/notifications/notificationSettings.types'
import { notificationTexts as texts } from '../../texts/admin/notifications.texts'
import { Button } from '../../widgets/shared/Button'
import '../../widgets/textInput/TextInput.css'
import { Notice } from '../shared/feedback/Notice'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import '../shared/content/FormPage.css'

/** Email notification settings for new applications. */
export function NotificationSettingsCard(): ReactNode {
  const settingsApi = useSiteService(createNotificationSettingsApi)
  const [savedSettings, setSavedSettings] = useState<NotificationSettings | null>(null)
  useEffect(() => {
    settingsApi.read().then(setSavedSettings, () => undefined)
  }, [settingsApi])
  if (!savedSettings) return null
  if (savedSettings.sendsMail)
    return <NotificationSettingsForm savedSettings={savedSettings} onSaved={setSavedSettings} />
  return (
    <section className="fy-notification-settings fy-grid fy-gap-3 fy-start fy-inset fy-break fy-card">
      <h2>{texts.title}</h2>
      <p className="fy-notification-settings__note fy-note">{texts.unavailable}</p>
    </section>
  )
}

interface NotificationSettingsFormProps {
  savedSettings: NotificationSettings
  onSaved: (settings: NotificationSettings) => void
}

function NotificationSettingsForm({ savedSettings, onSaved }: NotificationSettingsFormProps): ReactNode {
  const { notifications } = useSite()
  const settingsApi = useSiteService(createNotificationSettingsApi)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<NotificationChoice>(savedSettings.choice)
  const [address, setAddress] = useState(savedSettings.address)
  const [fault, setFault] = useState<{ isAddressFault: boolean; message: string } | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFault(null)
    try {
      const newSettings = await settingsApi.saveChoice(choice, address)
      onSaved(newSettings)
      setAddress(newSettings.address)
      notifications.notify({ id: 'notices', type: 'success', title: '', message: texts.saved })
    } catch (error) {
      const { errors, status } = toApiError(error)
      const message = errors[0]?.message ?? (status === 429 ? texts.tooMany : texts.failed)
      setFault({ isAddressFault: errors.length > 0, message })
      if (errors.length > 0) field.current?.focus()
    }
  }
  return (
    <form
      className="fy-notification-settings fy-grid fy-gap-3 fy-start fy-inset fy-break fy-card"
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <h2>{texts.title}</h2>
      <p className="fy-notification-settings__note fy-note">{texts.note}</p>
      {savedSettings.choice === 'none' ? null : (
        <Notice type={savedSettings.isConfirmed ? 'success' : 'info'}>
          {savedSettings.isConfirmed
            ? texts.confirmed(savedSettings.address)
            : texts.confirmationSent(savedSettings.address)}
        </Notice>
      )}
      <Choice choice={choice} onChoose={setChoice} />
      {choice === 'none' ? null : (
        <div className="fy-form-page__field fy-stack fy-gap-1">
          <label htmlFor={id}>{texts.address}</label>
          <input
            ref={field}
            id={id}
            className="fy-input"
            type="email"
            autoComplete="email"
            maxLength={255}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            aria-invalid={fault?.isAddressFault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
          />
        </div>
      )}
      {fault ? (
        <p id={`${id}-fault`} role="alert" className="fy-error-text">
          {fault.message}
        </p>
      ) : null}
      <Button type="submit" look="primary">
        {texts.save}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  choice: NotificationChoice
  onChoose: (choice: NotificationChoice) => void
}

function Choice({ choice, onChoose }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-form-page__choice">
      <legend>{texts.choice}</legend>
      {notificationChoices.map((notificationChoice) => (
        <div key={notificationChoice}>
          <input
            id={`${id}-${notificationChoice}`}
            type="radio"
            name={id}
            checked={notificationChoice === choice}
            onChange={() => onChoose(notificationChoice)}
          />
          <label htmlFor={`${id}-${notificationChoice}`}>{texts.choices[notificationChoice]}</label>
        </div>
      ))}
      {choice === 'each' ? (
        <p className="fy-notification-settings__note fy-note">{texts.frequencyNote}</p>
      ) : null}
    </fieldset>
  )
}
