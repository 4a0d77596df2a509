import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createFormAbandonments } from '../../../data/statistics/formAbandonment.store'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FieldValue } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { abandonmentTexts as texts } from '../../../texts/public/abandonment.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import { createAbandonmentReports } from './abandonmentReports'
import './AbandonmentCounter.css'

interface AbandonmentCountProps {
  vacancyGuid: string
  form: BuiltForm
  handle: RefObject<FormHandle | null>
  isSent: boolean
}

/** Records form abandonment for clients that enabled it, and lets the visitor opt out. */
export function AbandonmentCounter({ vacancyGuid, form, handle, isSent }: AbandonmentCountProps): ReactNode {
  const { now } = useSite()
  const abandonments = useSiteService(createFormAbandonments)
  const { isCounted, asksNot } = useStoreValue(abandonments.store, (state) => state)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const reports = useRef<ReturnType<typeof createAbandonmentReports> | null>(null)
  // A form that was submitted before the page loaded does not count as opened.
  const wasSent = useRef(isSent)
  // A layout effect, because its cleanup reads the invalid fields before the form's elements are removed.
  useLayoutEffect(() => {
    const root = place.current?.closest('section')
    if (!root || wasSent.current) return
    const created = createAbandonmentReports({
      root,
      isKey: (key) => Object.hasOwn(latest.current.schema.properties, key),
      isEmpty: (key) => isEmpty(handle.current?.values()[key]),
      now,
      send: (report, instead) =>
        abandonments.send({ vacancyGuid, formVersion: latest.current.version, report, instead }),
    })
    reports.current = created
    return () => created.end()
  }, [abandonments, vacancyGuid, handle, now])
  useEffect(() => {
    if (isSent) reports.current?.sent()
  }, [isSent])
  return (
    <div className="fy-leaving-count" ref={place} hidden={isSent}>
      {asksNot ? (
        <p>{texts.asksNot}</p>
      ) : (
        <label className="fy-leaving-count__choice">
          <input
            type="checkbox"
            checked={isCounted}
            onChange={(event) => abandonments.setCounted(event.target.checked)}
          />
          {texts.choice}
        </label>
      )}
    </div>
  )
}

function isEmpty(value: FieldValue): boolean {
  if (value === undefined || value === null || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' && value.trim() === ''
}
