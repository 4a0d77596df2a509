import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readOpenId, writeApplicationsQuery } from './applicationsQuery'
import { neighboursOf } from './neighbours'

/** Where letters are written, or chosen by: there J and K are letters. */
const writing = 'input, textarea, select, [contenteditable], [role="combobox"], dialog'

/**
 * J opens the next application, K the previous one, while the focus is in the list or in the application: a key that
 * worked everywhere would be in the way of those who speak to their computer. `ids` are those of the list's page.
 */
export function useReviewKeys(ids: readonly number[]) {
  const navigate = useNavigate()
  return (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
    // The address is ahead of what is drawn: a key that follows another one quickly goes on from where that one led.
    const search = new URLSearchParams(window.location.search)
    const { next, previous } = neighboursOf(ids, readOpenId(search))
    const to = { j: next, k: previous }[key.toLowerCase()]
    if (to === undefined || to === null || target.closest(writing)) return
    event.preventDefault()
    void navigate(writeApplicationsQuery(search, { id: to }), { replace: true, state: { keepScroll: true } })
  }
}
