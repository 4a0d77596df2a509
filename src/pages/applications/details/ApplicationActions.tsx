import { MessageSquareText, Printer, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { applicationStateTexts } from '../../../texts/admin/applicationStates.texts'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { useAction } from '../../shared/feedback/useAction'
import { RowMenu } from '../../shared/menu/RowMenu'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { useUsesDelivery } from '../query/useUsesDelivery'
import { SetStateDialog } from '../state/SetStateDialog'

interface ApplicationActionsProps {
  application: ApplicationDetails
  isNarrow: boolean
}

/** Actions on the application: those besides its status are in a menu on a narrow screen. */
export function ApplicationActions({ application, isNarrow }: ApplicationActionsProps): ReactNode {
  const usesDelivery = useUsesDelivery()
  const { id, applicantName } = application
  return (
    <div className="fy-application-facts__actions fy-no-print fy-row fy-gap-2">
      <SetStateButton application={application} />
      {isNarrow ? (
        <RowMenu label={inboxTexts.moreActions(applicantName)}>
          {usesDelivery ? (
            <li>
              <ResubmitButton id={id} />
            </li>
          ) : null}
          <li>
            <button type="button" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {applicationsTexts.print}
            </button>
          </li>
        </RowMenu>
      ) : (
        <>
          {usesDelivery ? <ResubmitButton id={id} className="fy-button fy-button--small" /> : null}
          <Button
            size="small"
            aria-label={applicationsTexts.print}
            title={applicationsTexts.print}
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}

/** Button that opens the dialog for the state of the open application; disabled if the application is withdrawn. */
function SetStateButton({ application }: { application: ApplicationDetails }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="primary"
        size="small"
        className="fy-application-head__status"
        disabled={application.state === 'withdrawn'}
        onClick={() => setOpen(true)}
      >
        <MessageSquareText aria-hidden="true" />
        {applicationStateTexts.open}
      </Button>
      {isOpen ? <SetStateDialog applications={[application]} onDone={close} onClose={close} /> : null}
    </>
  )
}

/** Queues the application for the back-office again [AP-05]. */
function ResubmitButton({ id, className }: { id: number; className?: string }): ReactNode {
  const { notifications } = useSite()
  const applications = useSiteService(createApplications)
  const [isBusy, run] = useAction(`resubmit ${id}`)
  const resubmit = () =>
    run(applicationsTexts.resubmitFailed, async () => {
      await applications.resubmit(id)
      const message = applicationsTexts.resubmitted(id)
      notifications.notify({ id: `resubmitted ${id}`, type: 'success', title: '', message })
    })
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void resubmit()}>
      <RotateCcw aria-hidden="true" />
      {isBusy ? applicationsTexts.resubmitting : applicationsTexts.resubmit}
    </button>
  )
}
