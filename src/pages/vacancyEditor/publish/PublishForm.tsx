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
import { zoneNote } from '../parts/zoneNote'
import type { Publication } from './usePublication'

interface PublishFormProps {
  vacancy: AuthoredVacancy
  publication: Publication
  /** Something has to be mended first. */
  isBlocked: boolean
}

/** Asks when, and publishes. What is to be mended is said by the checks, which stand above. */
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
        atNote: [...(isOpen ? [texts.changeNote] : []), zoneNote(timeZone)].join(' '),
      }),
    [asksReason, isOpen, timeZone],
  )
  return (
    <section className="fy-vacancy-publish__form" aria-labelledby="vacancy-publish">
      <h3 id="vacancy-publish">{texts.publish}</h3>
      {publication.trouble ? (
        <Notice type="error">
          <p>{publication.trouble}</p>
        </Notice>
      ) : null}
      <DateTimeZone value={zone}>
        <FormRenderer
          form={form}
          initialValues={{ answer: beginningOf(vacancy) }}
          loadValidator={loadExternalValidator}
          headingLevel={3}
          busy={publication.busy}
          submitLabel={isOpen ? texts.publishChanges : asksReason ? texts.reopen : texts.publish}
          onSubmit={async ({ answer }) => {
            if (isBlocked) {
              leadToChecks()
              return []
            }
            const { at, reason } = isRecord(answer) ? answer : {}
            const wrong = await publication.publish({
              ...(typeof at === 'string' ? { at } : {}),
              ...(typeof reason === 'string' ? { reason } : {}),
            })
            // What only the server knew stands among the checks once they are drawn anew.
            setTimeout(leadToChecks)
            return wrong.map(({ path, message }) => ({ path: `/answer${path}`, message }))
          }}
        />
      </DateTimeZone>
    </section>
  )
}

/** To the first thing that is to be mended, where there is one; its link leads on to its place. */
function leadToChecks(): void {
  document.querySelector<HTMLElement>('.fy-vacancy-publish__checks [data-severity="error"] a')?.focus()
}

/** One that waits for its moment keeps it, unless another is chosen. */
function beginningOf({ state, advertisedFrom, scheduledChange }: AuthoredVacancy): Record<string, string> {
  const at = state === 'scheduled' ? advertisedFrom : scheduledChange?.at
  return at ? { when: 'at', at } : { when: 'now' }
}
