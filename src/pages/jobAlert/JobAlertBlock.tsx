import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { AlertPage } from '../../schemas/notifications/jobAlert.types'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'
import { paths } from '../routing/paths'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite } from '../shared/site/SiteContext'
import { AlertActionForm } from './AlertActionForm'
import { AlertActions } from './AlertActions'
import { AlertForm } from './AlertForm'
import { SubscriptionFacts } from './SubscriptionFacts'
import '../shared/content/SubscriptionPage.css'

/** Job alerts by email: subscribe, confirm, change and unsubscribe. Works without scripts. */
export function JobAlertBlock(): ReactNode {
  const { company } = useClient().settings
  const { token } = useParams()
  const { search } = useLocation()
  const action = toCurrentLanguagePath(paths.jobAlert.href(token))
  const page = useSite().alertPage ?? { state: 'unknown' }
  return (
    <section className="fy-job-alert fy-card">
      <PageHeading note={getNote(page, company)}>{getTitle(page)}</PageHeading>
      {'filters' in page && page.state !== 'form' ? <SubscriptionFacts {...page} /> : null}
      {page.state === 'form' ? <AlertForm action={`${action}${search}`} {...page} /> : null}
      {page.state === 'unconfirmed' ? (
        <AlertActionForm action={action} alertAction="confirm" label={texts.confirm} isPrimary />
      ) : null}
      {page.state === 'standing' ? <AlertActions action={action} {...page} /> : null}
      {'filters' in page ? null : (
        <p>
          <SiteLink className="fy-button" href={paths.viewJobs.href()}>
            {texts.toJobs}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

function getTitle({ state }: AlertPage): string {
  return {
    form: texts.title,
    asked: texts.askedTitle,
    off: texts.offTitle,
    unknown: texts.unknownTitle,
    unconfirmed: texts.confirmTitle,
    standing: texts.title,
    left: texts.leftTitle,
  }[state]
}

function getNote({ state }: AlertPage, company: string): string {
  return {
    form: texts.note(company),
    asked: texts.asked,
    off: texts.off,
    unknown: texts.unknown,
    unconfirmed: texts.confirmNote(company),
    standing: texts.standingNote(company),
    left: texts.left,
  }[state]
}
