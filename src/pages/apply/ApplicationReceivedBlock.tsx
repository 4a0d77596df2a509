import { Button } from '../../widgets/shared/Button'
import './ApplicationReceivedBlock.css'
import './sending/SentCopy.css'
import { CircleCheck, Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { createTabDrafts } from '../../data/drafts/drafts.store'
import { useHydrated, useStoreValue } from '../../data/react/useStoreValue'

import type { AnswerSection, DisplayedReceipt } from '../../schemas/applications/application'
import { formatDisplayDate } from '../../schemas/dateTime/answerDateTime'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { countDaysUntil } from '../../schemas/vacancies/responseDeadline'
import { receivedTexts as texts } from '../../texts/public/received.texts'
import { formatDaysUntil, responseDeadlineTexts } from '../../texts/public/responseDeadline.texts'
import { paths } from '../routing/paths'
import { Fact } from '../shared/content/FormPage'
import { RichText } from '../shared/content/RichText'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useClientToday } from '../shared/dateTime/useClientToday'

import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import { SentAnswers } from './sending/SentAnswers'

/**
 * Confirms that the application was received, with its reference and the next steps [JD-09]; a note instead if neither
 * the server nor this tab knows of an application.
 */
export function ApplicationReceivedBlock(): ReactNode {
  const { guid = '' } = useParams()
  const { vacancies, received } = useSite()
  const drafts = useSiteService(createTabDrafts)
  const { config, settings } = useClient()
  const { company, canShowAdvertiseEndDate } = settings
  const customText = config.texts.receiptText
  const listedVacancy = useStoreValue(vacancies.store, ({ list }) =>
    list?.find((vacancy) => vacancy.guid === guid),
  )
  const isHydrated = useHydrated()
  // A submission by the no-script form leaves its draft behind if scripts run after all.
  useEffect(() => {
    if (received) drafts.clear(guid)
  }, [received, drafts, guid])
  // Only this tab knows of an application that scripts sent, so the server renders a placeholder.
  if (!isHydrated && !received) return <Skeleton card lines={6} hasHeading />
  const receipt = received ?? drafts.readReceipt(guid)
  const isInterest = receipt?.job?.isExpressionOfInterest ?? false
  const thanks = isInterest ? texts.interestThanks : texts.thanks
  const title = isInterest ? texts.interestTitle : texts.title
  return (
    <section className="fy-received fy-grid fy-gap-5 fy-start fy-card">
      <CircleCheck className="fy-received__icon" aria-hidden="true" />
      <PageHeading note={receipt ? thanks(company) : texts.unknown}>
        {receipt ? title : texts.unknownTitle}
      </PageHeading>
      {receipt ? (
        <Receipt
          receipt={receipt}
          job={receipt.job?.name ?? listedVacancy?.name}
          showsClosingDate={canShowAdvertiseEndDate}
        />
      ) : null}
      {receipt && customText ? (
        <div className="fy-rich">
          <RichText {...getLangAttributes(config.texts, 'receiptText')} text={customText} />
        </div>
      ) : null}
      {receipt?.link ? (
        <p className="fy-received__link fy-stack fy-gap-1">
          <a href={toCurrentLanguagePath(receipt.link)} target="_blank" rel="noreferrer">
            {texts.link}
          </a>
          <span className="fy-note">{texts.linkNote}</span>
        </p>
      ) : null}
      <div className="fy-received__actions fy-wrap fy-gap-3">
        <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
          {texts.more}
        </Link>
        {receipt ? (
          <Button className="fy-needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        ) : null}
      </div>
      {receipt && !received ? <SubmittedAnswersCopy sections={drafts.getSentAnswers(guid)} /> : null}
    </section>
  )
}

interface ReceiptProps {
  receipt: DisplayedReceipt
  job: string | undefined
  /** Whether the client shows closing dates [JD-02]. */
  showsClosingDate: boolean
}

function Receipt({ receipt, job, showsClosingDate }: ReceiptProps): ReactNode {
  const { formatDay, formatZonedDateTime } = useClientClock()
  const responseDateText = useResponseDateText(receipt.hearBy)
  const steps = [
    texts.receivedNote,
    getReviewNote(receipt, showsClosingDate, formatDay),
    responseDateText ?? texts.contactNote,
    texts.quoteReference,
  ]
  return (
    <>
      <dl className="fy-facts fy-fill fy-box">
        {job ? <Fact label={texts.job}>{job}</Fact> : null}
        <Fact label={texts.reference}>{getReference(receipt)}</Fact>
        <Fact label={texts.submitted}>{formatZonedDateTime(receipt.submittedDate)}</Fact>
      </dl>
      <h2>{texts.nextTitle}</h2>
      <ol className="fy-received__next fy-stack fy-gap-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

/** Returns the promised response date with its distance from today; null if there is none or it has passed. */
function useResponseDateText(day: string | undefined): string | null {
  const today = useClientToday()
  if (day === undefined || day < today) return null
  return responseDeadlineTexts.replyPromise(
    formatDisplayDate(day),
    formatDaysUntil(countDaysUntil(day, today)),
  )
}

/** Returns the vacancy code, which recruiters know, and the application id; only the id if there is no code. */
function getReference({ id, job }: DisplayedReceipt): string {
  return job?.code ? `${job.code} / ${id}` : String(id)
}

/** Returns when the application will be read, depending on the kind of job. */
function getReviewNote(
  { job }: DisplayedReceipt,
  showsClosingDate: boolean,
  formatDay: (timestamp: string) => string,
): string {
  if (job?.isExpressionOfInterest) return texts.readInterest
  if (!job || !showsClosingDate) return texts.reviewNote
  return job.closes ? texts.reviewAfterClosing(formatDay(job.closes)) : texts.reviewOnArrival
}

/** Copy of the sent answers, for the applicant; available only until the page is left. */
function SubmittedAnswersCopy({ sections }: { sections: readonly AnswerSection[] }): ReactNode {
  if (sections.length === 0) return null
  return (
    <section className="fy-sent-copy fy-stack fy-gap-5 fy-fill">
      <h2>{texts.copyTitle}</h2>
      <p className="fy-sent-copy__note fy-no-print fy-note">{texts.copyNote}</p>
      <SentAnswers sections={sections} />
    </section>
  )
}
