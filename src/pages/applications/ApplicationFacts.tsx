import { Printer, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationDetails } from '../../schemas/application'
import { applicationsTexts } from '../../texts/applications'
import { showMoment } from '../parts/showMoment'
import { useSite } from '../SiteContext'
import { ApplicationDocuments } from './ApplicationDocuments'
import { DeliveryFacts } from './DeliveryFacts'
import './ApplicationFacts.css'

/** Who applied for what, every answer, the documents, and whether the back-office has it. */
export function ApplicationFacts({ application }: { application: ApplicationDetails }): ReactNode {
  const { id } = application
  return (
    <div className="fy-application-facts">
      <header className="fy-application-facts__head">
        <p className="fy-badge">
          {application.vacancyCode} · {application.vacancyName}
        </p>
        <h2 className="fy-application-facts__name">{application.applicantName}</h2>
        <p className="fy-application-facts__note">
          {showMoment(application.submittedDate)} · {application.location} · {applicationsTexts.numbered(id)}
        </p>
        <div className="fy-application-facts__actions">
          <ResubmitButton id={id} />
          <button type="button" className="fy-button fy-button--small" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {applicationsTexts.print}
          </button>
        </div>
      </header>
      {application.sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <dl className="fy-application-facts__answers">
            {section.items.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer || applicationsTexts.noAnswer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ApplicationDocuments application={application} />
      <DeliveryFacts application={application} />
    </div>
  )
}

/** Queues the application for the back-office again [AP-05]. */
function ResubmitButton({ id }: { id: number }): ReactNode {
  const { applications, notifications } = useSite()
  const [busy, setBusy] = useState(false)
  const resubmit = async () => {
    setBusy(true)
    try {
      await applications.resubmit(id)
      const message = applicationsTexts.resubmitted(id)
      notifications.notify({ id: `resubmitted ${id}`, type: 'success', title: '', message })
    } catch {
      const message = applicationsTexts.resubmitFailed
      notifications.notify({ id: `resubmit ${id}`, type: 'error', title: '', message })
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="fy-button fy-button--primary fy-button--small"
      disabled={busy}
      onClick={() => void resubmit()}
    >
      <RotateCcw aria-hidden="true" />
      {busy ? applicationsTexts.resubmitting : applicationsTexts.resubmit}
    </button>
  )
}
