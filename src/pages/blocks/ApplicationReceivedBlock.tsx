import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { draftsOf } from '../../data/drafts'
import { useHydrated } from '../../data/useHydrated'
import { useStoreValue } from '../../data/useStoreValue'
import { receivedTexts } from '../../texts/site'
import { PageHeading } from '../parts/PageHeading'
import { Skeleton } from '../parts/Skeleton'
import { showMoment } from '../parts/showMoment'
import { paths } from '../paths'
import { useClient, useSite } from '../SiteContext'
import { usePart } from '../usePart'
import './ApplicationReceivedBlock.css'

/** Says that the application was received, and what happens next [JD-09]. */
export function ApplicationReceivedBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies } = useSite()
  const drafts = usePart(draftsOf)
  const { settings } = useClient()
  const job = useStoreValue(vacancies.store, ({ list }) => list?.find((vacancy) => vacancy.guid === guid))
  // Only this tab knows what was sent from it.
  if (!useHydrated()) return <Skeleton card lines={6} headed />
  const receipt = drafts.receipt(guid)
  return (
    <section className="fy-received fy-card">
      <CircleCheck className="fy-received__icon" aria-hidden="true" />
      <PageHeading note={receipt ? receivedTexts.thanks(settings.company) : receivedTexts.unknown}>
        {receipt ? receivedTexts.title : receivedTexts.unknownTitle}
      </PageHeading>
      {receipt ? (
        <>
          <dl className="fy-received__facts">
            {job ? <Fact label={receivedTexts.job}>{job.name}</Fact> : null}
            <Fact label={receivedTexts.reference}>{String(receipt.id)}</Fact>
            <Fact label={receivedTexts.submitted}>{showMoment(receipt.submittedDate)}</Fact>
          </dl>
          <h2>{receivedTexts.nextTitle}</h2>
          <ol className="fy-received__next">
            {receivedTexts.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ) : null}
      <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
        {receivedTexts.more}
      </Link>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
