import { type ReactNode, useMemo } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { DateTimeZone } from '../../../renderer/form/structure/leaf/dateTimeZone'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { buildPublishForm } from '../../../schemas/authoring/buildPublishForm'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { useClient } from '../../shared/site/SiteContext'
import { getZoneNote } from '../parts/zoneNote'
import type { Publication } from './usePublication'

interface PublishFormProps {
  vacancy: AuthoredVacancy
  publication: Publication
  /** True while findings prevent publishing. */
  isBlocked: boolean
}

/** Asks for the date and publishes. The checks above the form show what prevents it. */
export function PublishForm({ vacancy, publication, isBlocked }: PublishFormProps): ReactNode {
  const { state } = vacancy
  const isOpen = state === 'open'
  const asksReason = state === 'closed' || state === 'withdrawn'
  const { zone } = useClientClock()
  const { timeZone } = useClient().config
  const form = useMemo(
    () =>
      buildPublishForm({
        asksReason,
        atNote: [...(isOpen ? [texts.changeNote] : []), getZoneNote(timeZone)].join(' '),
      }),
    [asksReason, isOpen, timeZone],
  )
  return (
    <section className="fy-vacancy-publish__form" aria-labelledby="vacancy-publish">
      <h3 id="vacancy-publish">{texts.publish}</h3>
      {publication.error ? (
        <Notice type="error">
          <p>{publication.error}</p>
        </Notice>
      ) : null}
      <DateTimeZone value={zone}>
        <FormRenderer
          form={form}
          initialValues={{ answer: getBeginning(vacancy) }}
          loadValidator={loadExternalValidator}
          headingLevel={3}
          isBusy={publication.isBusy}
          submitLabel={isOpen ? texts.publishChanges : asksReason ? texts.reopen : texts.publish}
          onSubmit={async ({ answer }) => {
            if (isBlocked) {
              focusFirstError()
              return []
            }
            const { at, reason } = isRecord(answer) ? answer : {}
            const errors = await publication.publish({
              ...(typeof at === 'string' ? { at } : {}),
              ...(typeof reason === 'string' ? { reason } : {}),
            })
            // Findings that only the server knows appear in the checks after the next render.
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

/** Initial values of the form: the scheduled date if there is one; otherwise 'now'. */
function getBeginning({ state, advertisedFrom, scheduledChange }: AuthoredVacancy): Record<string, string> {
  const at = state === 'scheduled' ? advertisedFrom : scheduledChange?.at
  return at ? { when: 'at', at } : { when: 'now' }
}
