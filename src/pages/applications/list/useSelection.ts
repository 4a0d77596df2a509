import { useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationListItem, ResubmitResult } from '../../../schemas/applications/application'
import { applicationsTexts, applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'
import { useAction } from '../../shared/feedback/useAction'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

/** Selected rows of the current page, and the results of resubmitted rows. */
export interface Selection {
  ids: ReadonlySet<number>
  results: ReadonlyMap<number, ResubmitResult['result']>
  /** True while selected rows are being resubmitted. */
  isBusy: boolean
  set: (ids: readonly number[], isSelected: boolean) => void
  clear: () => void
  resubmit: () => Promise<void>
}

/**
 * Selection of the list's rows. Rows that are not visible do not count as selected; they are selected again
 * when they come back, unless the user has changed the selection in the meantime.
 */
export function useSelection(visibleApplications: readonly ApplicationListItem[]): Selection {
  const { notifications } = useSite()
  const applications = useSiteService(createApplications)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const [results, setResults] = useState<Selection['results']>(new Map())
  const [isBusy, run] = useAction('resubmit')
  const ids = new Set(visibleApplications.flatMap(({ id }) => (selectedIds.has(id) ? [id] : [])))
  const clear = () => setSelectedIds(new Set())
  const notify = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `resubmitted ${message}`, type, title: '', message })
  const resubmit = () =>
    run(applicationsTexts.resubmitFailed, async () => {
      const results = await applications.resubmitAll([...ids])
      setResults(new Map(results.map(({ applicationId, result }) => [applicationId, result])))
      const queuedCount = results.filter(({ result }) => result === 'queued').length
      if (queuedCount > 0) notify('success', texts.resubmitted(queuedCount))
      if (queuedCount < results.length) notify('error', texts.notResubmitted(results.length - queuedCount))
      clear()
    })
  return {
    ids,
    results,
    isBusy,
    clear,
    resubmit,
    set: (changed, isSelected) => {
      const next = new Set(ids)
      for (const id of changed) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      setSelectedIds(next)
    },
  }
}
