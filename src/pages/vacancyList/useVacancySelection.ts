import { useState } from 'react'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import { refusalReason } from '../../data/http/refusalReason'
import type { VacancyRow } from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

/** Selected rows of the current page, to close them together. */
export interface VacancySelection {
  ids: ReadonlySet<string>
  /** Ids of the rows that can be selected: open vacancies that were not imported. */
  possible: readonly string[]
  isBusy: boolean
  set: (ids: readonly string[], on: boolean) => void
  close: () => Promise<void>
}

/**
 * Selection of the list's rows. A new page or filter clears rows that are no longer visible.
 * @param onDone called after some were closed
 */
export function useVacancySelection(
  visibleRows: readonly VacancyRow[],
  onDone: () => void,
): VacancySelection {
  const { notifications } = useSite()
  const calls = useSiteService(createAuthoredVacancyApi)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const possible = visibleRows.filter(canBeClosed).map(({ id }) => id)
  const ids = new Set(possible.filter((id) => ticked.has(id)))
  const notify = (type: 'success' | 'error', message: string) =>
    notifications.notify({ id: `closed vacancies ${type}`, type, title: '', message })
  const close = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const results = await calls.closeAll([...ids])
      const closed = results.filter(({ result }) => result === 'closed').length
      if (closed > 0) notify('success', texts.closed(closed))
      if (closed < results.length) notify('error', texts.notClosed(results.length - closed))
      setTicked(new Set())
      onDone()
    } catch (error) {
      notify('error', refusalReason(error, texts.didNotWork))
    }
    setBusy(false)
  }
  return {
    ids,
    possible,
    isBusy,
    close,
    set: (changed, on) =>
      setTicked(new Set(on ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id)))),
  }
}

export const canBeClosed = ({ state, source }: VacancyRow): boolean => state === 'open' && source === 'own'
