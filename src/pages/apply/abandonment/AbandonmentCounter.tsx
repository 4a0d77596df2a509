import './AbandonmentCounter.css'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createFormAbandonmentReporter } from '../../../data/statistics/formAbandonment.store'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FieldValue } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { AbandonmentReport } from '../../../schemas/statistics/formAbandonment'
import { abandonmentTexts as texts } from '../../../texts/public/abandonment.texts'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

interface AbandonmentCounterProps {
  vacancyGuid: string
  form: BuiltForm
  handle: RefObject<FormHandle | null>
  isSent: boolean
}

/** Records form abandonment for clients that enabled it, and lets the visitor opt out. */
export function AbandonmentCounter({
  vacancyGuid,
  form,
  handle,
  isSent,
}: AbandonmentCounterProps): ReactNode {
  const { now } = useSite()
  const abandonments = useSiteService(createFormAbandonmentReporter)
  const { isCounted, hasDoNotTrack } = useStoreValue(abandonments.store, (state) => state)
  const noteRef = useRef<HTMLDivElement>(null)
  const latestForm = useRef(form)
  useLayoutEffect(() => {
    latestForm.current = form
  })
  const tracker = useRef<ReturnType<typeof trackAbandonment> | null>(null)
  // A form whose application is already sent when it opens is not tracked.
  const wasSentOnLoad = useRef(isSent)
  // A layout effect, because its cleanup reads the invalid fields before the form's elements are removed.
  useLayoutEffect(() => {
    const root = noteRef.current?.closest('section')
    if (!root || wasSentOnLoad.current) return
    const created = trackAbandonment({
      root,
      hasField: (key) => Object.hasOwn(latestForm.current.schema.properties, key),
      isEmpty: (key) => isEmpty(handle.current?.getValues()[key]),
      now,
      send: (report, replacedReport) =>
        abandonments.send({
          vacancyGuid,
          formVersion: latestForm.current.version,
          report,
          instead: replacedReport,
        }),
    })
    tracker.current = created
    return () => created.end()
  }, [abandonments, vacancyGuid, handle, now])
  useEffect(() => {
    if (isSent) tracker.current?.markSent()
  }, [isSent])
  return (
    <div className="fy-no-print fy-note" ref={noteRef} hidden={isSent}>
      {hasDoNotTrack ? (
        <p>{texts.doNotTrackNote}</p>
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

interface AbandonmentOptions {
  /** Element that contains the form. */
  root: HTMLElement
  /** Returns whether the form has a field with this key. */
  hasField: (key: string) => boolean
  /** Returns whether the answer is empty or blank. */
  isEmpty: (key: string) => boolean
  now: () => number
  send: (report: AbandonmentReport, replacedReport: AbandonmentReport | null) => void
}

/** Maximum number of reports per form, for visitors who leave and return repeatedly. */
const maxReports = 10

/**
 * Tracks the current field of a form and reports it when the visitor leaves: on navigation, when the tab closes, or
 * when the page is hidden, because phones report nothing later. If the visitor returns, the next report replaces the
 * previous one.
 * @returns `markSent`, to call when the form was submitted; `end`, to call when the form unmounts
 */
export function trackAbandonment(options: AbandonmentOptions): {
  markSent: () => void
  end: () => void
} {
  const { root, hasField, now, send } = options
  const openedAt = now()
  let lastField: string | null = null
  let lastReport: AbandonmentReport | null = null
  let reportCount = 0
  let hasLeft = false
  let hasEnded = false
  const report = (isSent: boolean) => {
    if (hasEnded || hasLeft || reportCount >= maxReports) return
    const currentReport = {
      lastField,
      ...findFieldErrors(options),
      time: classifyDuration(now() - openedAt),
      isSent,
    }
    send(currentReport, lastReport)
    lastReport = currentReport
    reportCount += 1
    hasLeft = true
  }
  const onFocusIn = ({ target }: Event) => {
    const key = getKey(target)
    if (key !== null && hasField(key)) lastField = key
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') report(false)
    else hasLeft = false
  }
  const reportLeave = () => report(false)
  const handleReturn = () => {
    hasLeft = false
  }
  root.addEventListener('focusin', onFocusIn)
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', reportLeave)
  window.addEventListener('pageshow', handleReturn)
  return {
    markSent: () => {
      hasLeft = false
      report(true)
      hasEnded = true
    },
    end: () => {
      report(false)
      root.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', reportLeave)
      window.removeEventListener('pageshow', handleReturn)
    },
  }
}

/**
 * Returns the key of the field that an element belongs to. Form element ids consist of a prefix, '--', the key and a
 * suffix.
 */
function getKey(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null
  return element.closest('[id*="--"]')?.id.split('--')[1] ?? null
}

function findFieldErrors({
  root,
  hasField,
  isEmpty,
}: AbandonmentOptions): Pick<AbandonmentReport, 'missing' | 'wrong'> {
  const keys = Array.from(root.querySelectorAll('[aria-invalid="true"]'), (element) => getKey(element))
  const invalidKeys = [...new Set(keys)].filter((key): key is string => key !== null && hasField(key))
  return { missing: invalidKeys.filter(isEmpty), wrong: invalidKeys.filter((key) => !isEmpty(key)) }
}

function classifyDuration(milliseconds: number): AbandonmentReport['time'] {
  const minutes = milliseconds / 60_000
  if (minutes < 1) return 'under1'
  if (minutes < 3) return 'under3'
  return minutes < 10 ? 'under10' : 'longer'
}
