import { Button } from '../../../widgets/shared/Button'
import { useAction } from '../../shared/feedback/useAction'
import './ApplicationFacts.css'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import type {
  AnswerSection,
  ApplicationAttachment,
  ApplicationDetails,
  DeliveryAttempt,
} from '../../../schemas/applications/application'
import { applicationStateTexts } from '../../../texts/admin/applicationStates.texts'
import {
  applicationActionsTexts,
  applicationsTexts,
  hiddenAnswerTexts,
  inboxTexts,
} from '../../../texts/admin/applications.texts'
import { sectionTexts } from '../../../texts/public/applicationFields.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSite } from '../../shared/site/SiteContext'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { useApplicationStates } from '../state/useApplicationStates'
import { ApplicationDocuments } from './ApplicationDocuments'
import { ApplicationNotes } from './ApplicationNotes'
import { useApplicationSource } from './ApplicationSource'
import { ResumeView } from './ResumeView'

/** Matches screens on which the list, the answers and the resume fit beside each other. */
const sideBySideQuery = '(min-width: 78rem)'

/**
 * Contents of an application in the order in which reviewers read: answers, documents, notes, the history of its
 * states, then its delivery. On a wide screen, the resume is beside them.
 */
export function ApplicationFacts({ application }: { application: ApplicationDetails }): ReactNode {
  const resume = findViewableDocument(application.attachments)
  const { isSubmitted } = useApplicationSource()
  const usesDelivery = useUsesDelivery()
  const isSideBySide = useMediaQuery(sideBySideQuery) && resume !== null
  return (
    <div
      className={
        isSideBySide
          ? 'fy-application-facts fy-grid fy-gap-5 fy-packed fy-inset fy-application-facts--beside'
          : 'fy-application-facts fy-grid fy-gap-5 fy-packed fy-inset'
      }
    >
      <div className="fy-application-facts__content fy-grid fy-gap-5 fy-packed">
        {application.sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sent answers never change, and two sections may have the same title.
          <AnswerList key={index} section={section} />
        ))}
        <ApplicationDocuments application={application} />
        {isSubmitted ? <ApplicationNotes id={application.id} notes={application.notes} /> : null}
        {isSubmitted ? <StateHistory history={application.history} /> : null}
        {isSubmitted && usesDelivery ? <DeliveryFacts application={application} /> : null}
      </div>
      {isSideBySide ? <ResumeView attachment={resume} /> : null}
    </div>
  )
}

function AnswerList({ section: { title, items } }: { section: AnswerSection }): ReactNode {
  return (
    <section>
      <h3>{getTitleForReaders(title)}</h3>
      <dl className="fy-application-facts__answers fy-stack fy-gap-3">
        {items.map(({ label, answer, secret }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {secret ? (
                <HiddenAnswer label={label} path={secret} placeholder={answer} />
              ) : (
                answer || applicationsTexts.noAnswer
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Replaces the section title that addresses the applicant with one for administrators. */
function getTitleForReaders(title: string): string {
  return title === sectionTexts.about ? inboxTexts.applicantHeading : title
}

/** Returns whether the viewport matches a media query; false on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Delivery state of an application: whether the back-office has it, every attempt, and the time of the next one. */
function DeliveryFacts({ application }: { application: ApplicationDetails }): ReactNode {
  const { formatDateTime } = useClientClock()
  const { now } = useSite()
  const { delivery, deliveryAttempts, submittedDate } = application
  const { state, sentAt, nextAttemptAt } = delivery
  // Deliveries older than the attempt log have no entry for the successful attempt; only `sentAt` is known.
  const hasLoggedSuccess = deliveryAttempts.some(({ error }) => error === null)
  return (
    <section>
      <h3>{applicationsTexts.delivery}</h3>
      <ol className={`fy-delivery fy-delivery--${state}`}>
        <li>
          <strong>{applicationActionsTexts.received}</strong> ·{' '}
          <time dateTime={submittedDate}>{formatDateTime(submittedDate)}</time>
        </li>
        {sentAt && !hasLoggedSuccess ? (
          <DeliveryAttemptItem attempt={{ at: sentAt, status: null, error: null }} />
        ) : null}
        {deliveryAttempts.map((attempt) => (
          <DeliveryAttemptItem key={attempt.at} attempt={attempt} />
        ))}
        {sentAt && state === 'sent' ? null : (
          <li>
            <strong>{applicationsTexts.deliveryState[state]}</strong>
          </li>
        )}
        {nextAttemptAt ? (
          <li className="fy-delivery__next fy-note">
            {Date.parse(nextAttemptAt) <= now()
              ? applicationActionsTexts.nextAttemptNow
              : applicationActionsTexts.next(formatDateTime(nextAttemptAt))}
          </li>
        ) : null}
      </ol>
    </section>
  )
}

function DeliveryAttemptItem({ attempt: { at, error } }: { attempt: DeliveryAttempt }): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <li>
      <strong>
        {error === null ? applicationActionsTexts.delivered : applicationActionsTexts.attemptFailed}
      </strong>{' '}
      · <time dateTime={at}>{formatDateTime(at)}</time>
      {error ? <span className="fy-delivery__error fy-note">{error}</span> : null}
    </li>
  )
}

/** Returns whether a document can be shown beside the answers; others can only be downloaded. */
function canShow({ mime }: ApplicationAttachment): boolean {
  return mime === 'application/pdf' || mime === 'text/plain' || mime.startsWith('image/')
}

/**
 * Returns the resume or, without one, the first document that can be shown; null if there is neither.
 * Withheld documents are skipped.
 */
export function findMainDocument(
  attachments: readonly ApplicationAttachment[],
): ApplicationAttachment | null {
  const availableFiles = attachments.filter(({ isWithheld }) => !isWithheld)
  return availableFiles.find(({ fieldKey }) => fieldKey === 'resume') ?? availableFiles.find(canShow) ?? null
}

/**
 * Returns the resume if it can be shown; otherwise the first document that can be shown and is not a picture,
 * or null.
 */
export function findViewableDocument(
  attachments: readonly ApplicationAttachment[],
): ApplicationAttachment | null {
  const viewableFiles = attachments.filter((file) => !file.isWithheld && canShow(file))
  const resume = viewableFiles.find(({ fieldKey }) => fieldKey === 'resume')
  return resume ?? viewableFiles.find(({ mime }) => !mime.startsWith('image/')) ?? null
}

interface HiddenAnswerProps {
  label: string
  /** Path of the answer within the application. */
  path: string
  /** Shown until the answer is revealed. */
  placeholder: string
}

/** Sensitive answer that is hidden until the reader reveals it. The server logs each reader who reveals it. */
function HiddenAnswer({ label, path, placeholder }: HiddenAnswerProps): ReactNode {
  const source = useApplicationSource()
  const [answer, setAnswer] = useState<string | null>(null)
  const [, run] = useAction('secret')
  const reveal = () => run(hiddenAnswerTexts.failed, async () => setAnswer(await source.revealSecret(path)))
  return (
    <span className="fy-cluster fy-gap-2">
      <span role="status">{answer ?? placeholder}</span>{' '}
      <Button
        size="small"
        aria-label={
          answer === null ? hiddenAnswerTexts.revealAnswer(label) : hiddenAnswerTexts.hideAnswer(label)
        }
        onClick={() => (answer === null ? void reveal() : setAnswer(null))}
      >
        {answer === null ? hiddenAnswerTexts.reveal : hiddenAnswerTexts.hide}
      </Button>
      <span className="fy-note">{hiddenAnswerTexts.note}</span>
    </span>
  )
}

/** History of an application's states: who set each, and which message the applicant got. Nothing if it is empty. */
function StateHistory({ history }: Pick<ApplicationDetails, 'history'>): ReactNode {
  const { formatDateTime } = useClientClock()
  const { getName } = useApplicationStates()
  if (history.length === 0) return null
  return (
    <section>
      <h3>{applicationStateTexts.history}</h3>
      <ol className="fy-delivery">
        {history.map(({ at, by, state, told, words: message }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of the history never move.
          <li key={position}>
            <strong>{getName(state)}</strong> · <time dateTime={at}>{formatDateTime(at)}</time> ·{' '}
            {by ?? applicationStateTexts.backOffice}
            <span className="fy-delivery__next fy-note">{applicationStateTexts.notifiedBy[told]}</span>
            {message === null ? null : (
              <details>
                <summary>{applicationStateTexts.text}</summary>
                <p className="fy-delivery__message">{message}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
