import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import { refusalReason } from '../../../data/http/refusalReason'
import { blindReviewTexts as texts } from '../../../texts/admin/applications.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import './RevealIdentity.css'

/** Notice that the applicant's identity is hidden, with a button to reveal it. */
export function RevealIdentity({ id }: { id: number }): ReactNode {
  const applications = useSiteService(createApplications)
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      await applications.showIdentity(id)
    } catch (error) {
      const message = refusalReason(error, texts.failed)
      notifications.notify({ id: 'identity', type: 'error', title: '', message })
    }
    setBusy(false)
  }
  return (
    <div className="fy-who-it-is">
      <EyeOff aria-hidden="true" />
      <p>
        {texts.hidden} <span className="fy-who-it-is__note">{texts.showNote}</span>
      </p>
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void show())}
      >
        {isBusy ? texts.showing : texts.show}
      </button>
    </div>
  )
}
