import { type ReactNode, useId } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import {
  type AlertFrequency,
  type AlertPage,
  type AlertSubscription,
  type alertActions,
  alertFrequencies,
} from '../../schemas/notifications/jobAlert.types'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { describeSearch, jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { ActionForm, ContactField, Fact } from '../shared/content/FormPage'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient, useSite } from '../shared/site/SiteContext'

/** Job alerts by email: subscribe, confirm, change and unsubscribe. Works without scripts. */
export function JobAlertBlock(): ReactNode {
  const { company } = useClient().settings
  const { token } = useParams()
  const { search } = useLocation()
  const action = toCurrentLanguagePath(paths.jobAlert.href(token))
  const page = useSite().alertPage ?? { state: 'unknown' }
  return (
    <section className="fy-form-page fy-stack fy-gap-5 fy-break fy-card">
      <PageHeading note={getNote(page, company)}>{getTitle(page)}</PageHeading>
      {'filters' in page && page.state !== 'form' ? <SubscriptionFacts {...page} /> : null}
      {page.state === 'form' ? <AlertForm action={`${action}${search}`} {...page} /> : null}
      {page.state === 'unconfirmed' ? (
        <ActionForm<AlertAction> action={action} name="confirm" label={texts.confirm} isPrimary />
      ) : null}
      {page.state === 'confirmed' ? <AlertActions action={action} {...page} /> : null}
      {'filters' in page ? null : (
        <p>
          <SiteLink className="fy-button fy-button--primary" href={paths.viewJobs.href()}>
            {texts.jobsLink}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

function getTitle({ state }: AlertPage): string {
  return {
    form: texts.title,
    confirmationSent: texts.checkEmailTitle,
    unavailable: texts.offTitle,
    unknown: texts.unknownTitle,
    unconfirmed: texts.confirmTitle,
    confirmed: texts.title,
    unsubscribed: texts.unsubscribedTitle,
  }[state]
}

function getNote({ state }: AlertPage, company: string): string {
  return {
    form: texts.note(company),
    confirmationSent: texts.confirmationSent,
    unavailable: texts.unavailable,
    unknown: texts.unknown,
    unconfirmed: texts.confirmNote(company),
    confirmed: texts.subscriptionNote(company),
    unsubscribed: texts.unsubscribed,
  }[state]
}

type AlertAction = (typeof alertActions)[number]

type AlertActionsProps = { action: string } & Omit<Extract<AlertPage, { state: 'confirmed' }>, 'state'>

/** Actions on a confirmed job alert: change its frequency, extend or end it. */
function AlertActions({ action, frequency, expires, done }: AlertActionsProps): ReactNode {
  const day = useClientClock().formatDay(expires)
  return (
    <>
      {done ? <Notice type="success">{texts.done[done]}</Notice> : null}
      <ActionForm<AlertAction> action={action} name="change" title={texts.frequencyTitle} label={texts.save}>
        <FrequencyChoice selectedFrequency={frequency} />
      </ActionForm>
      <ActionForm<AlertAction>
        action={action}
        name="keep"
        title={texts.renewTitle}
        note={texts.endsOn(day)}
        label={texts.renew}
      />
      <ActionForm<AlertAction>
        action={action}
        name="leave"
        title={texts.unsubscribeTitle}
        note={texts.unsubscribeNote}
        label={texts.leave}
      />
    </>
  )
}

/** Choice of weekly or daily job alerts. */
function FrequencyChoice({ selectedFrequency }: { selectedFrequency: AlertFrequency }): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-form-page__choice">
      <legend>{texts.frequencyTitle}</legend>
      {alertFrequencies.map((alertFrequency) => (
        <div key={alertFrequency}>
          <input
            id={`${id}-${alertFrequency}`}
            type="radio"
            name="frequency"
            value={alertFrequency}
            defaultChecked={alertFrequency === selectedFrequency}
          />
          <label htmlFor={`${id}-${alertFrequency}`}>{texts.frequencies[alertFrequency]}</label>
        </div>
      ))}
    </fieldset>
  )
}

type AlertFormProps = { action: string } & Omit<Extract<AlertPage, { state: 'form' }>, 'state'>

/** Form that asks for an email address and a frequency. The form's URL holds the search filters. */
function AlertForm({ action, filters, frequency, email, error }: AlertFormProps): ReactNode {
  return (
    <form
      className="fy-grid fy-gap-4 fy-start"
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
    >
      <SubscriptionFacts filters={filters} />
      <ContactField name="email" label={texts.email} value={email} error={error} required maxLength={255} />
      <FrequencyChoice selectedFrequency={frequency} />
      <p className="fy-form-page__note fy-note">{texts.privacyNote}</p>
      <Button type="submit" look="primary">
        {texts.ask}
      </Button>
    </form>
  )
}

/** The filters of a job alert in words, and its frequency if it is already set. */
function SubscriptionFacts({
  filters,
  frequency,
}: Pick<AlertSubscription, 'filters'> & Partial<AlertSubscription>): ReactNode {
  return (
    <dl className="fy-facts fy-fill fy-box">
      <Fact label={texts.jobsTitle}>{describeSearch(filters)}</Fact>
      {frequency ? <Fact label={texts.frequencyTitle}>{texts.frequencies[frequency]}</Fact> : null}
    </dl>
  )
}
