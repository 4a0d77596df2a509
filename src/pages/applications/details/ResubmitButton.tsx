import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import { refusalReason } from '../../../data/http/refusalReason'
import { applicationsTexts as texts } from '../../../texts/admin/applications.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

/** Queues the application for the back-office again [AP-05]. */
export function ResubmitButton({ id }: { id: number }): ReactNode {
  const { notifications } = useSite()
  const applications = useSiteService(createApplications)
  const [isBusy, setBusy] = useState(false)
  const resubmit = async () => {
    setBusy(true)
    try {
      await applications.resubmit(id)
      const message = texts.resubmitted(id)
      notifications.notify({ id: `resubmitted ${id}`, type: 'success', title: '', message })
    } catch (error) {
      const message = refusalReason(error, texts.resubmitFailed)
      notifications.notify({ id: `resubmit ${id}`, type: 'error', title: '', message })
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="fy-button fy-button--small"
      disabled={isBusy}
      onClick={() => void resubmit()}
    >
      <RotateCcw aria-hidden="true" />
      {isBusy ? texts.resubmitting : texts.resubmit}
    </button>
  )
}
