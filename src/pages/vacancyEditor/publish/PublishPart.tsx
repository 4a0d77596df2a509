import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { DateTimeZone } from '../../../renderer/form/structure/leaf/LeafField'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { buildPublishForm, getPublishAnswer } from '../../../schemas/authoring/buildPublishForm'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Button } from '../../../widgets/shared/Button'
import { paths } from '../../routing/paths'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { useAction } from '../../shared/feedback/useAction'
import { useClient, useSiteService } from '../../shared/site/SiteContext'

import { FindingList, getZoneNote } from '../parts/editorParts'
import { MissingVacancyTranslations } from '../translations/RichTextWidget'
import { EndVacancyActions } from './EndVacancyActions'
import { type Publication, usePublication } from './usePublication'
import { VacancyVersions } from './VacancyVersions'

interface PublishPartProps {
  edit: VacancyEdit
  findings: readonly VacancyFinding[]
}

/** The 'publish' part: state, findings, missing translations, publication form, versions and end of a vacancy. */
export function PublishPart({ edit, findings }: PublishPartProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const vacancy = useStoreValue(edit.store, (state) => state.vacancy)
  const publication = usePublication(edit)
  if (content === null || vacancy === null) return null
  // Some findings need the server, such as a code that is already in use or a missing document.
  const serverFindings = publication.serverFindings.filter(
    ({ path, code }) => !findings.some((finding) => finding.path === path && finding.code === code),
  )
  const allFindings = [...findings, ...serverFindings]
  const errors = allFindings.filter(({ severity }) => severity === 'error')
  const warnings = allFindings.filter(({ severity }) => severity === 'warning')
  return (
    <>
      <PublicationStatus vacancy={vacancy} hasUnsavedChanges={edit.isChanged()} />
      <ScheduledChange vacancy={vacancy} onDone={publication.finish} />
      <section className="fy-vacancy-publish__checks fy-stack fy-gap-3" aria-labelledby="vacancy-checks">
        <h3 id="vacancy-checks">{texts.findings}</h3>
        {allFindings.length === 0 ? <Notice type="success" title={texts.noIssues} /> : null}
        {errors.length > 0 ? (
          <Notice type="error" title={texts.errors(errors.length)}>
            <FindingList findings={errors} content={content} />
          </Notice>
        ) : null}
        {warnings.length > 0 ? (
          <div>
            <p className="fy-strong">{texts.warnings(warnings.length)}</p>
            <FindingList findings={warnings} content={content} />
          </div>
        ) : null}
      </section>
      <MissingVacancyTranslations content={content} />
      <PublishForm
        key={`${vacancy.state} ${vacancy.advertisedFrom} ${vacancy.scheduledChange?.at}`}
        vacancy={vacancy}
        publication={publication}
        errorCount={findings.filter(({ severity }) => severity === 'error').length}
      />
      <VacancyVersions
        edit={edit}
        key={`${vacancy.publishedRevision} ${vacancy.state}`}
        vacancyId={vacancy.id}
      />
      <EndVacancyActions edit={edit} vacancy={vacancy} onDone={publication.finish} />
    </>
  )
}

interface PublicationStatusProps {
  vacancy: AuthoredVacancy
  /** True if the editor has changes that are not saved yet. */
  hasUnsavedChanges: boolean
}

/** Publication state of the vacancy and its number of applications. */
function PublicationStatus({ vacancy, hasUnsavedChanges }: PublicationStatusProps): ReactNode {
  const { state, advertisedFrom, applications, publishedRevision, revision, id } = vacancy
  const { formatDateTime } = useClientClock()
  const text =
    state === 'scheduled'
      ? texts.state.scheduled(advertisedFrom ? formatDateTime(advertisedFrom) : '')
      : texts.state[state]
  const hasUnpublishedChanges =
    publishedRevision !== null && (publishedRevision !== revision || hasUnsavedChanges)
  return (
    <div className="fy-stack fy-gap-3">
      <p>
        <strong>{text}</strong> {hasUnpublishedChanges ? texts.unpublished : ''}
      </p>
      {applications > 0 ? (
        <p>
          {texts.applied(applications)}{' '}
          <Link to={`${paths.viewApplications.href()}?vacancyId=${id}`}>{texts.seeApplications}</Link>
        </p>
      ) : null}
      {state === 'open' ? (
        <p>
          <a href={paths.jobDetails.href(id)} target="_blank" rel="noreferrer">
            {texts.seeOnSite}
          </a>
        </p>
      ) : null}
    </div>
  )
}

interface PublishFormProps {
  vacancy: AuthoredVacancy
  publication: Publication
  /** Number of errors that the check in the browser found; they prevent publishing. */
  errorCount: number
}

/**
 * Asks for the date and, for a closed or withdrawn vacancy, the reason, and publishes. While errors prevent publishing,
 * the button focuses the first error instead.
 */
function PublishForm({ vacancy, publication, errorCount }: PublishFormProps): ReactNode {
  const { state } = vacancy
  const isOpen = state === 'open'
  const requiresReason = state === 'closed' || state === 'withdrawn'
  const submitLabel = isOpen ? texts.publishChanges : requiresReason ? texts.reopen : texts.publish
  const { zone } = useClientClock()
  const { timeZone } = useClient().config
  const form = useMemo(
    () =>
      buildPublishForm({
        asksReason: requiresReason,
        scheduleNote: [...(isOpen ? [texts.changeNote] : []), getZoneNote(timeZone)].join(' '),
      }),
    [requiresReason, isOpen, timeZone],
  )
  return (
    <section className="fy-vacancy-publish__form fy-stack fy-gap-3" aria-labelledby="vacancy-publish">
      <h3 id="vacancy-publish">{texts.publish}</h3>
      {publication.error ? (
        <Notice type="error">
          <p>{publication.error}</p>
        </Notice>
      ) : null}
      <DateTimeZone value={zone}>
        <FormRenderer
          form={form}
          initialValues={{ answer: getPublishAnswer(vacancy) }}
          loadValidator={loadExternalValidator}
          headingLevel={3}
          isBusy={publication.isBusy}
          submitLabel={errorCount > 0 ? texts.fixFirst(errorCount) : submitLabel}
          onSubmit={async ({ answer }) => {
            if (errorCount > 0) {
              focusFirstError()
              return []
            }
            const { at, reason } = isRecord(answer) ? answer : {}
            const errors = await publication.publish({
              ...(typeof at === 'string' ? { at } : {}),
              ...(typeof reason === 'string' ? { reason } : {}),
            })
            // The server's findings appear in the checks after the next render.
            setTimeout(focusFirstError)
            return errors.map(({ path, message }) => ({ path: `/answer${path}`, message }))
          }}
        />
      </DateTimeZone>
    </section>
  )
}

/** Focuses the link of the first error, if there is one. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>('.fy-vacancy-publish__checks [data-severity="error"] a')?.focus()
}

interface ScheduledChangeProps {
  vacancy: AuthoredVacancy
  onDone: (vacancy: AuthoredVacancy, message: string) => void
}

/** Scheduled change of an open vacancy, with a button to cancel it. */
function ScheduledChange({ vacancy, onDone }: ScheduledChangeProps): ReactNode {
  const { id, scheduledChange } = vacancy
  const api = useSiteService(createAuthoredVacancyApi)
  const { formatDateTime } = useClientClock()
  const [, run] = useAction('vacancy state failed')
  if (scheduledChange === null) return null
  const cancelChange = () =>
    run(texts.failed, async () => onDone(await api.cancelScheduledChange(id), texts.changeCancelled))
  const { at, by } = scheduledChange
  return (
    <Notice type="info" title={texts.changeScheduled(formatDateTime(at))}>
      <p>{texts.changeText(by)}</p>
      <p>
        <Button size="small" onClick={() => void cancelChange()}>
          {texts.cancelChange}
        </Button>
      </p>
    </Notice>
  )
}
