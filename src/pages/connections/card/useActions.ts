import { useState } from 'react'
import { toApiError } from '../../../data/http/apiError'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { useSite } from '../../shared/site/SiteContext'

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
