import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createLeavings } from '../../data/leavings'
import { useStoreValue } from '../../data/useStoreValue'
import type { FormHandle } from '../../renderer/form/useFormLife'
import type { FieldValue } from '../../schemas/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { leavingTexts as texts } from '../../texts/leaving'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import { leavingReports } from './leavingReports'
import './LeavingCount.css'

interface LeavingCountProps {
  vacancyGuid: string
  form: BuiltForm
  handle: RefObject<FormHandle | null>
  isSent: boolean
}

/** Counts where the form beside it is left, and lets its visitor say no to that: for clients that count it. */
export function LeavingCount({ vacancyGuid, form, handle, isSent }: LeavingCountProps): ReactNode {
  const { now } = useSite()
  const leavings = usePart(createLeavings)
  const { isCounted, asksNot } = useStoreValue(leavings.store, (state) => state)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const reports = useRef<ReturnType<typeof leavingReports> | null>(null)
  // What was sent before the page was loaded is no opening of the form.
  const wasSent = useRef(isSent)
  // Before the form's elements go, with what is wrong in them.
  useLayoutEffect(() => {
    const root = place.current?.closest('section')
    if (!root || wasSent.current) return
    const made = leavingReports({
      root,
      isKey: (key) => Object.hasOwn(latest.current.schema.properties, key),
      isEmpty: (key) => isEmpty(handle.current?.values()[key]),
      now,
      tell: (report, instead) =>
        leavings.tell({ vacancyGuid, formVersion: latest.current.version, report, instead }),
    })
    reports.current = made
    return () => made.end()
  }, [leavings, vacancyGuid, handle, now])
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
            onChange={(event) => leavings.setCounted(event.target.checked)}
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
