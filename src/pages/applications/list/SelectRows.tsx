import { type ReactNode, useEffect, useRef } from 'react'
import type { ApplicationListItem, ResubmitResult } from '../../../schemas/applications/application'
import { applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'
import type { Selection } from './useSelection'

export function SelectOne({
  application,
  selection,
}: {
  application: ApplicationListItem
  selection: Selection
}): ReactNode {
  const { id, applicantName } = application
  return (
    <label className="fy-select-row">
      <input
        type="checkbox"
        aria-label={texts.select(applicantName)}
        checked={selection.ids.has(id)}
        onChange={(event) => selection.set([id], event.target.checked)}
      />
    </label>
  )
}

/** Checkbox that selects all rows of the page; indeterminate if only some are selected. */
export function SelectAll({
  applications,
  selection,
}: {
  applications: ApplicationListItem[]
  selection: Selection
}): ReactNode {
  const box = useRef<HTMLInputElement>(null)
  const count = selection.ids.size
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < applications.length
  }, [count, applications.length])
  return (
    <label className="fy-select-row">
      <input
        ref={box}
        type="checkbox"
        aria-label={texts.selectAll}
        checked={count > 0 && count === applications.length}
        onChange={(event) =>
          selection.set(
            applications.map(({ id }) => id),
            event.target.checked,
          )
        }
      />
    </label>
  )
}

/** Result of resubmitting a row. */
export function ResubmitNote({ result }: { result: ResubmitResult['result'] | undefined }): ReactNode {
  if (!result) return null
  const errorClass = result === 'queued' ? '' : ' fy-danger'
  return <span className={`fy-resubmit-note${errorClass}`}>{texts.results[result]}</span>
}
