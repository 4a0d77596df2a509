import './StatusPageBlock.css'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'
import type {
  ApplicantContact,
  StatusPageAction,
  StatusPageApplication,
} from '../../schemas/applications/statusPage.types'
import { formatDisplayDate } from '../../schemas/dateTime/answerDateTime'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { countDaysUntil } from '../../schemas/vacancies/responseDeadline'
import { isolate } from '../../texts/language/isolate'
import { formatDaysUntil, responseDeadlineTexts } from '../../texts/public/responseDeadline.texts'
import { applicantStateNames, statusPageTexts as texts } from '../../texts/public/statusPage.texts'
import { SentAnswers } from '../apply/sending/SentAnswers'
import { paths } from '../routing/paths'
import { ActionForm, ContactField, Fact } from '../shared/content/FormPage'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useClientToday } from '../shared/dateTime/useClientToday'

import { Notice } from '../shared/feedback/Notice'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite } from '../shared/site/SiteContext'

/**
 * Application status page: the sent answers, the state of the application and the possible actions. Works without
 * scripts.
 */
export function StatusPageBlock(): ReactNode {
  const { statusPage } = useSite()
  const { company } = useClient().settings
  const { token = '' } = useParams()
  const action = toCurrentLanguagePath(paths.statusPage.href(token))
  if (statusPage?.state !== 'shown') {
    const isErased = statusPage?.state === 'erased'
    return (
      <section className="fy-own-application fy-form-page fy-stack fy-break fy-card">
        <PageHeading note={isErased ? texts.erased(company) : texts.unknown}>
          {isErased ? texts.erasedTitle : texts.unknownTitle}
        </PageHeading>
      </section>
    )
  }
  const { application, done, refused, isUnconfirmed } = statusPage
  const { job, contact, withdrawnDate } = application
  return (
    <section className="fy-own-application fy-form-page fy-stack fy-break fy-card">
      <PageHeading note={texts.note(job.name, company)}>{texts.title}</PageHeading>
      {done ? <Notice type="success">{texts.done[done]}</Notice> : null}
      <OverdueNotice hearBy={application.hearBy} />
      <Facts {...application} />
      {application.words === null || withdrawnDate !== null ? null : (
        <section className="fy-form-page__part fy-grid fy-gap-4 fy-start">
          <h2>{texts.messageTitle(company)}</h2>
          <p className="fy-own-application__words">{application.words}</p>
        </section>
      )}
      <ContactForm action={action} contact={refused?.contact ?? contact} errors={refused?.errors ?? {}} />
      <SubmittedAnswers {...application} />
      <ActionForm<StatusPageAction>
        action={action}
        name="download"
        title={texts.downloadTitle}
        note={texts.downloadNote}
        label={texts.download}
      />
      {withdrawnDate === null ? (
        <ActionForm<StatusPageAction>
          action={action}
          name="withdraw"
          title={texts.withdrawTitle}
          note={texts.withdrawNote}
          label={texts.withdraw}
        />
      ) : null}
      <EraseForm action={action} company={company} isUnconfirmed={isUnconfirmed} />
    </section>
  )
}

function Facts({
  id,
  job,
  submittedDate,
  expires,
  hearBy,
  ...application
}: StatusPageApplication): ReactNode {
  const daysLeft = useDaysUntil(hearBy)
  const { formatDay, formatZonedDateTime } = useClientClock()
  return (
    <dl className="fy-facts fy-box">
      <Fact label={texts.reference}>{`${job.code} / ${id}`}</Fact>
      <Fact label={texts.submitted}>{formatZonedDateTime(submittedDate)}</Fact>
      <Fact label={texts.state}>{getStatusText(application, formatZonedDateTime)}</Fact>
      {daysLeft === null || daysLeft < 0 || hearBy === null ? null : (
        <Fact label={responseDeadlineTexts.label}>
          {responseDeadlineTexts.dayWithDistance(formatDisplayDate(hearBy), formatDaysUntil(daysLeft))}
        </Fact>
      )}
      <Fact label={texts.expires}>{formatDay(expires)}</Fact>
    </dl>
  )
}

/** Notice to an applicant whose promised response is overdue. */
function OverdueNotice({ hearBy }: Pick<StatusPageApplication, 'hearBy'>): ReactNode {
  const daysLeft = useDaysUntil(hearBy)
  if (hearBy === null || daysLeft === null || daysLeft >= 0) return null
  return <Notice type="warning">{responseDeadlineTexts.replyOverdue(formatDisplayDate(hearBy))}</Notice>
}

function useDaysUntil(day: string | null): number | null {
  const today = useClientToday()
  return day === null ? null : countDaysUntil(day, today)
}

type StatusProps = Pick<
  StatusPageApplication,
  'state' | 'stateName' | 'stateSince' | 'withdrawnDate' | 'isPassedOn'
>

/** Describes the state of the application, with the date of the latest change if there is one. */
function getStatusText(
  { state, stateName, stateSince, withdrawnDate, isPassedOn }: StatusProps,
  formatZonedDateTime: (timestamp: string) => string,
): string {
  if (withdrawnDate !== null) return texts.withdrawn(formatZonedDateTime(withdrawnDate))
  if (state === 'withdrawn') return texts.sentToTeam
  if (state === 'received' && stateName === null && isPassedOn) return texts.sentToTeam
  const name = stateName === null ? applicantStateNames[state] : isolate(stateName)
  return stateSince === null ? name : texts.stateSince(name, formatZonedDateTime(stateSince))
}

function SubmittedAnswers({ sections, documents }: StatusPageApplication): ReactNode {
  return (
    <section className="fy-form-page__part fy-grid fy-gap-4 fy-start">
      <h2>{texts.copyTitle}</h2>
      <SentAnswers sections={sections} />
      {documents.length > 0 ? (
        <div>
          <h3>{texts.documents}</h3>
          <ul>
            {documents.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same name, and their order never changes.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

interface ContactFormProps {
  action: string
  contact: ApplicantContact
  errors: Partial<Record<keyof ApplicantContact, string>>
}

/** Form that corrects the applicant's contact details. */
function ContactForm({ action, contact, errors }: ContactFormProps): ReactNode {
  const { email, phone } = contact
  return (
    <ActionForm<StatusPageAction>
      action={action}
      name="correct"
      title={texts.contactTitle}
      note={texts.contactNote}
      label={texts.correct}
    >
      <ContactField name="email" label={texts.email} value={email} error={errors.email} />
      {phone === null ? null : (
        <ContactField name="phone" label={texts.phone} value={phone} error={errors.phone} />
      )}
    </ActionForm>
  )
}

interface EraseFormProps {
  action: string
  company: string
  /** True if the form was submitted without ticking the confirmation checkbox. */
  isUnconfirmed: boolean
}

/** Form that erases the application. It has a confirmation checkbox, because erasure cannot be undone. */
function EraseForm({ action, company, isUnconfirmed }: EraseFormProps): ReactNode {
  const id = useId()
  return (
    <ActionForm<StatusPageAction>
      action={action}
      name="erase"
      title={texts.eraseTitle}
      note={texts.eraseNote(company)}
      label={texts.erase}
    >
      <div className="fy-own-application__confirm fy-row fy-gap-2">
        <input
          id={id}
          type="checkbox"
          name="confirmed"
          aria-invalid={isUnconfirmed || undefined}
          aria-describedby={isUnconfirmed ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{texts.confirm}</label>
      </div>
      {isUnconfirmed ? (
        <p id={`${id}-error`} className="fy-error-text" role="alert">
          {texts.unconfirmed}
        </p>
      ) : null}
    </ActionForm>
  )
}
