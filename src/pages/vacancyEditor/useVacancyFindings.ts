import { startTransition, useEffect, useState } from 'react'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { checkAuthoredVacancy } from '../../schemas/authoring/checkAuthoredVacancy'
import { checkUnparsedNumbers } from '../../schemas/authoring/unparsedNumbers'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFinding'
import { useClient, useSite } from '../shared/site/SiteContext'

/** Debounce in milliseconds between a change and its check. */
const pause = 150

/**
 * Returns the findings that need no server, shortly after each change. Returns the same array while the findings are
 * unchanged, so that the editor does not render again.
 */
export function useVacancyFindings(edit: VacancyEdit): VacancyFinding[] {
  const { now } = useSite()
  const { country, places } = useClient().config
  const [findings, setFindings] = useState<VacancyFinding[]>([])
  useEffect(() => {
    const check = () => {
      const { content, unreadNumbers } = edit.store.getState()
      const context = { now: new Date(now()).toISOString(), country, places: Object.keys(places) }
      const found = content
        ? [...checkUnparsedNumbers(unreadNumbers), ...checkAuthoredVacancy(content, context)]
        : []
      startTransition(() => setFindings((before) => (isSame(before, found) ? before : found)))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = edit.store.subscribe(({ content, unreadNumbers }, before) => {
      if (content === before.content && unreadNumbers === before.unreadNumbers) return
      clearTimeout(timer)
      // A newly loaded vacancy is checked immediately.
      if (before.content === null) check()
      else timer = setTimeout(check, pause)
    })
    check()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [edit, now, country, places])
  return findings
}

function isSame(some: readonly VacancyFinding[], others: readonly VacancyFinding[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
