import { useState } from 'react'
import { asApiError } from '../../../data/http/apiError'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { useSite } from '../../shared/site/SiteContext'

/**
 * Does one thing after the other, and says what became of it: the text that the work resolves to, if it does to one.
 * @returns `busy` while something is under way; `act`, which resolves to whether it worked
 */
export function useActions(): { busy: boolean; act: (work: () => Promise<unknown>) => Promise<boolean> } {
  const { notifications } = useSite()
  const [busy, setBusy] = useState(false)
  const tell = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `connections ${message}`, type, title: '', message })
  const act = async (work: () => Promise<unknown>) => {
    if (busy) return false
    setBusy(true)
    try {
      const said = await work()
      if (typeof said === 'string') tell('success', said)
      return true
    } catch (error) {
      const { status, errors, detail } = asApiError(error)
      const reason = status === 409 ? detail : undefined
      tell('error', status === 429 ? texts.busy : (errors[0]?.message ?? reason ?? texts.notDone))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
