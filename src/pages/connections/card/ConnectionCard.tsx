import { type ReactNode, useId, useState } from 'react'
import { toApiError } from '../../../data/http/apiError'
import type { LoadedResource } from '../../../data/react/useResource'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'
import { CopyButton } from '../../shared/download/CopyButton'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { toFieldErrors } from '../../shared/feedback/toFieldErrors'
import { SavedForm } from '../../shared/saving/SavedForm'
import { useSite } from '../../shared/site/SiteContext'

interface ConnectionCardProps<Value> {
  title: string
  note?: ReactNode
  /** Whether the tab above the card already shows the title. */
  isTitleHidden?: boolean
  resource: LoadedResource<Value>
  children: (value: Value) => ReactNode
}

/** Card of one connection: its loaded content below a heading, or a notice that loading failed. */
export function ConnectionCard<Value extends object>(props: ConnectionCardProps<Value>): ReactNode {
  const { title, note, isTitleHidden, resource, children } = props
  const { status, value, reload } = resource
  const heading = useId()
  return (
    <section
      className="fy-connections__card fy-stack fy-gap-4 fy-inset fy-break fy-card"
      aria-labelledby={heading}
    >
      <div>
        <h2 id={heading} className={isTitleHidden ? 'fy-visually-hidden' : undefined}>
          {title}
        </h2>
        {note ? <p className="fy-note">{note}</p> : null}
      </div>
      {status === 'loading' && value === null ? <Skeleton lines={3} /> : null}
      {status === 'failed' ? (
        <Notice type="error">
          {texts.failed}
          <span>
            <Button size="small" onClick={() => void reload()}>
              {texts.tryAgain}
            </Button>
          </span>
        </Notice>
      ) : null}
      {value !== null && status !== 'failed' ? children(value) : null}
    </section>
  )
}

interface SettingFormProps {
  form: BuiltForm
  /** Name of the form's only field. */
  name: string
  /** Stored value of the field. */
  value: string
  /** Saves a new value. Resolves with the notification to show, if any; rejects with an `ApiError`. */
  save: (value: string) => Promise<{ id: string; message: string } | undefined>
  reload: () => Promise<void>
}

/** Form of a setting that is one text. */
export function SettingForm({ form, name, value, save, reload }: SettingFormProps): ReactNode {
  const { notifications, validators } = useSite()
  const submit = async (values: FormValues) => {
    try {
      const notification = await save(String(values[name] ?? ''))
      if (notification) notifications.notify({ ...notification, type: 'success', title: '' })
      await reload()
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), texts.actionFailed)
    }
  }
  return (
    <SavedForm
      key={value}
      form={form}
      loadValidator={validators.load}
      headingLevel={3}
      storedValues={{ [name]: value }}
      onSubmit={submit}
    />
  )
}

interface SecretModalProps {
  title: string
  /** Explains what the secret is for. */
  text: string
  /** Label of the secret. */
  name: string
  secret: string
  onClose: () => void
}

/** Shows a new secret once. */
export function SecretModal({ title, text, name, secret, onClose }: SecretModalProps): ReactNode {
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <code className="fy-connections__secret fy-fill fy-inset-3 fy-box">{secret}</code>
      <CopyButton text={secret} name={name} />
      <p>{texts.shownOnceNote}</p>
      <div className="fy-modal__actions">
        <Button look="primary" onClick={onClose}>
          {texts.confirmStored}
        </Button>
      </div>
    </Modal>
  )
}

/**
 * Runs one action at a time. Notifies the user if the action fails, and of its success only if it resolves with a
 * message.
 * @returns `isBusy`, true while an action runs; `run`, which resolves with whether the action succeeded: false also if
 * another action is running
 */
export function useActionRunner(): {
  isBusy: boolean
  run: (action: () => Promise<unknown>) => Promise<boolean>
} {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const notify = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `connections ${message}`, type, title: '', message })
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return false
    setBusy(true)
    try {
      const result = await action()
      if (typeof result === 'string') notify('success', result)
      return true
    } catch (error) {
      const { status, errors, detail } = toApiError(error)
      const reason = status === 409 ? detail : undefined
      notify('error', status === 429 ? texts.busy : (errors[0]?.message ?? reason ?? texts.actionFailed))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
