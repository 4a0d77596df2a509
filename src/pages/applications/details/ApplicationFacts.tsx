import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { AnswerSection, ApplicationDetails } from '../../../schemas/applications/application'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { sectionTexts } from '../../../texts/public/applicationFields.texts'

import { useUsesDelivery } from '../query/useUsesDelivery'
import { ApplicationDocuments } from './ApplicationDocuments'
import './ApplicationFacts.css'
import { ApplicationNotes } from './ApplicationNotes'
import { useApplicationSource } from './ApplicationSource'
import { DeliveryFacts } from './DeliveryFacts'
import { findViewableDocument } from './findResume'
import { HiddenAnswer } from './HiddenAnswer'
import { ResumeView } from './ResumeView'
import { StateHistory } from './StateHistory'

/** From 78 rem on, the list, the answers and the resume fit beside each other. */
const resumeCapacity = '(min-width: 78rem)'

/** Contents of an application in the order in which reviewers read: answers, documents, notes, then the history. */
export function ApplicationFacts({ application }: { application: ApplicationDetails }): ReactNode {
  const resume = findViewableDocument(application.attachments)
  const { isSent } = useApplicationSource()
  const usesDelivery = useUsesDelivery()
  const isBeside = usePastWidth(resumeCapacity) && resume !== null
  return (
    <div className={isBeside ? 'fy-application-facts fy-application-facts--beside' : 'fy-application-facts'}>
      <div className="fy-application-facts__words">
        {application.sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes, and two sections may be called alike.
          <Answers key={index} section={section} />
        ))}
        <ApplicationDocuments application={application} />
        {isSent ? <ApplicationNotes id={application.id} notes={application.notes} /> : null}
        {isSent ? <StateHistory history={application.history} /> : null}
        {isSent && usesDelivery ? <DeliveryFacts application={application} /> : null}
      </div>
      {isBeside ? <ResumeView attachment={resume} /> : null}
    </div>
  )
}

function Answers({ section: { title, items } }: { section: AnswerSection }): ReactNode {
  return (
    <section>
      <h3>{getTitleForReaders(title)}</h3>
      <dl className="fy-application-facts__answers">
        {items.map(({ label, answer, secret }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {secret ? (
                <HiddenAnswer label={label} path={secret} hidden={answer} />
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
  return title === sectionTexts.about ? inboxTexts.aboutApplicant : title
}

/** Returns whether the viewport matches a media query; false on the server. */
function usePastWidth(query: string): boolean {
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
