import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { toApiError } from '../../../data/http/apiError'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Modal } from '../../shared/dialog/Modal'
import { CopyButton } from '../../shared/download/CopyButton'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useSite } from '../../shared/site/SiteContext'

interface ConnectionCardProps<Value> {
  title: string
  note?: string
  value: Value | 'failed' | null
  onReload: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** Card of one connection: its loaded content below a heading, or a notice that loading failed. */
export function ConnectionCard<Value extends object>(props: ConnectionCardProps<Value>): ReactNode {
  const { title, note, value, onReload, children } = props
  const heading = useId()
  return (
    <section className="fy-connections__card fy-card" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {note ? <p className="fy-connections__note">{note}</p> : null}
      </div>
      {value === null ? <Skeleton lines={3} /> : null}
      {value === 'failed' ? (
        <Notice type="error">
          {texts.failed}
          <span>
            <button type="button" className="fy-button fy-button--small" onClick={() => void onReload()}>
              {texts.tryAgain}
            </button>
          </span>
        </Notice>
      ) : null}
      {value !== null && value !== 'failed' ? children(value) : null}
    </section>
  )
}

interface ConfirmModalProps {
  title: string
  /** Explains the action that is about to run. */
  text: string
  action: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmModal({ title, text, action, onConfirm, onClose }: ConfirmModalProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-button--primary"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </Modal>
  )
}

interface ShownOnceModalProps {
  title: string
  /** Explains what the secret is for. */
  text: string
  /** Label of the secret. */
  name: string
  secret: string
  onClose: () => void
}

/** Shows a new secret once. */
export function ShownOnceModal({ title, text, name, secret, onClose }: ShownOnceModalProps): ReactNode {
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <code className="fy-connections__secret">{secret}</code>
      <CopyButton text={secret} name={name} />
      <p>{texts.once}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--primary" onClick={onClose}>
          {texts.kept}
        </button>
      </div>
    </Modal>
  )
}

/**
 * Runs one action at a time and notifies the user of the result; an action may resolve with its own success message.
 * @returns `busy` while an action runs; `run`, which resolves with whether the action succeeded
 */
export function useActions(): { isBusy: boolean; run: (work: () => Promise<unknown>) => Promise<boolean> } {
  const { notifications } = useSite()
  const [busy, setBusy] = useState(false)
  const notify = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `connections ${message}`, type, title: '', message })
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return false
    setBusy(true)
    try {
      const result = await work()
      if (typeof result === 'string') notify('success', result)
      return true
    } catch (error) {
      const { status, errors, detail } = toApiError(error)
      const reason = status === 409 ? detail : undefined
      notify('error', status === 429 ? texts.busy : (errors[0]?.message ?? reason ?? texts.notDone))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy: busy, run }
}

export interface LoadState<Value> {
  /** Null during the first load; 'failed' if the load failed. */
  value: Value | 'failed' | null
  /** Loads again; the current value stays until the response arrives. */
  reload: () => Promise<void>
}

/** Loads a value while the component is mounted. @param load a new function identity triggers a new load */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [value, setValue] = useState<Value | 'failed' | null>(null)
  const reload = useCallback(async () => {
    const loaded = await load().catch(() => 'failed' as const)
    setValue(loaded)
  }, [load])
  useEffect(() => {
    let isCurrent = true
    const show = (loaded: Value | 'failed') => {
      if (isCurrent) setValue(loaded)
    }
    load().then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [load])
  return { value, reload }
}
