import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createKeyboardShortcuts } from '../../../data/browser/keyboardShortcuts'
import { useSiteService } from '../../shared/site/SiteContext'
import { readOpenId, writeApplicationsQuery } from './applicationsQuery'

/** Elements in which these keys type text or select an option, and dialogs. */
const textInputSelector = 'input, textarea, select, [contenteditable], [role="combobox"], dialog'

/**
 * J opens the next application and K the previous one; E opens the focused row, or the dialog that changes
 * the status of the open application. The keys work in the whole page, except in text fields and dialogs, unless
 * the user turned them off. `ids` are the visible applications.
 */
export function useReviewKeys(ids: readonly number[]): void {
  const shortcuts = useSiteService(createKeyboardShortcuts)
  const navigate = useNavigate()
  const latestIds = useRef(ids)
  useEffect(() => {
    latestIds.current = ids
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (!shortcuts.store.getState()) return
      if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.closest(textInputSelector))
        return
      if (key.toLowerCase() === 'e') onEditKey(event, target)
      // Reads the URL, which is ahead of the render, so that quick key presses continue from the latest one.
      const search = new URLSearchParams(window.location.search)
      const { next, previous } = getNeighbours(latestIds.current, readOpenId(search))
      const targetId = { j: next, k: previous }[key.toLowerCase()]
      if (targetId === undefined || targetId === null) return
      event.preventDefault()
      void navigate(writeApplicationsQuery(search, { id: targetId }), {
        replace: true,
        state: { keepScroll: true },
      })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts, navigate])
}

function onEditKey(event: KeyboardEvent, target: Element): void {
  const row = target.closest('tr, .fy-application-cards__card')?.querySelector<HTMLElement>('a')
  const clickable = row ?? document.querySelector<HTMLElement>('.fy-application-head__status')
  if (!clickable) return
  event.preventDefault()
  clickable.click()
}

/** Previous and next application on the current page of the list. */
export interface Neighbours {
  previous: number | null
  next: number | null
  /** Position on the page, from 1; null if the application is not on this page. */
  place: number | null
  total: number
}

export function getNeighbours(ids: readonly number[], id: number | null): Neighbours {
  const index = id === null ? -1 : ids.indexOf(id)
  return {
    previous: index > 0 ? (ids[index - 1] ?? null) : null,
    // If the open application is not in the list, the first row is next.
    next: ids[index + 1] ?? null,
    place: index < 0 ? null : index + 1,
    total: ids.length,
  }
}
