import { CircleCheck, Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { draftsOf } from '../../data/drafts/drafts.store'
import { useHydrated } from '../../data/react/useHydrated'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ShownReceipt } from '../../schemas/applications/application'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { daysUntil, showPromisedDay } from '../../schemas/vacancies/responseDeadline'
import { receivedTexts as texts } from '../../texts/public/received.texts'
import { responseDeadlineTexts, whenText } from '../../texts/public/responseDeadline.texts'
import { paths } from '../routing/paths'
import { RichText } from '../shared/content/RichText'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useClientToday } from '../shared/dateTime/useClientToday'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'
import { SentCopy } from './sending/SentCopy'
import './ApplicationReceivedBlock.css'

/** Says that the application was received, by which reference, and what happens next [JD-09]. */
export function ApplicationReceivedBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies, received } = useSite()
  const drafts = useSitePart(draftsOf)
  const { config, settings } = useClient()
  const { company, canShowAdvertiseEndDate } = settings
  const own = config.texts.receiptText
  const listed = useStoreValue(vacancies.store, ({ list }) => list?.find((vacancy) => vacancy.guid === guid))
  const hydrated = useHydrated()
  // What was sent without scripts has left its draft behind where there are some after all.
  useEffect(() => {
    if (received) drafts.clear(guid)
  }, [received, drafts, guid])
  // Only this tab knows what was sent from it by scripts.
  if (!hydrated && !received) return <Skeleton card lines={6} headed />
  const receipt = received ?? drafts.receipt(guid)
  const interest = receipt?.job?.isExpressionOfInterest ?? false
  const thanks = interest ? texts.interestThanks : texts.thanks
  const title = interest ? texts.interestTitle : texts.title
  return (
    <section className="fy-received fy-card">
      <CircleCheck className="fy-received__icon" aria-hidden="true" />
      <PageHeading note={receipt ? thanks(company) : texts.unknown}>
        {receipt ? title : texts.unknownTitle}
      </PageHeading>
      {receipt ? (
        <Receipt receipt={receipt} job={receipt.job?.name ?? listed?.name} dated={canShowAdvertiseEndDate} />
      ) : null}
      {receipt && own ? (
        <div className="fy-rich">
          <RichText {...getLangAttributes(config.texts, 'receiptText')} text={own} />
        </div>
      ) : null}
      {receipt?.link ? (
        <p className="fy-received__link">
          <a href={toCurrentLanguagePath(receipt.link)} target="_blank" rel="noreferrer">
            {texts.link}
          </a>
          <span>{texts.linkNote}</span>
        </p>
      ) : null}
      <div className="fy-received__actions">
        <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
          {texts.more}
        </Link>
        {receipt ? (
          <button type="button" className="fy-button fy-needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </button>
        ) : null}
      </div>
      {receipt && !received ? <SentCopy sections={drafts.sent(guid)} /> : null}
    </section>
  )
}

interface ReceiptProps {
  receipt: ShownReceipt
  job: string | undefined
  /** The client says when its jobs close [JD-02]. */
  dated: boolean
}

function Receipt({ receipt, job, dated }: ReceiptProps): ReactNode {
  const { day, zonedMoment } = useClientClock()
  const promise = usePromise(receipt.hearBy)
  const steps = [texts.safe, readText(receipt, dated, day), promise ?? texts.touch, texts.quote]
  return (
    <>
      <dl className="fy-received__facts">
        {job ? <Fact label={texts.job}>{job}</Fact> : null}
        <Fact label={texts.reference}>{referenceOf(receipt)}</Fact>
        <Fact label={texts.submitted}>{zonedMoment(receipt.submittedDate)}</Fact>
      </dl>
      <h2>{texts.nextTitle}</h2>
      <ol className="fy-received__next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

/** By when one hears, with how far off that is. */
function usePromise(day: string | undefined): string | null {
  const today = useClientToday()
  if (day === undefined || day < today) return null
  return responseDeadlineTexts.promised(showPromisedDay(day), whenText(daysUntil(day, today)))
}

/** The vacancy's code, which whoever hires knows it by, and the application's number. */
function referenceOf({ id, job }: ShownReceipt): string {
  return job?.code ? `${job.code} / ${id}` : String(id)
}

/** When it is read, for the sort of job that it is. */
function readText({ job }: ShownReceipt, dated: boolean, day: (moment: string) => string): string {
  if (job?.isExpressionOfInterest) return texts.readInterest
  if (!job || !dated) return texts.readEvery
  return job.closes ? texts.readAfter(day(job.closes)) : texts.readAsTheyCome
}

function Fact({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
