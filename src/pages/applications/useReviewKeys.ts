import type { KeyboardEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { writeApplicationsQuery } from './applicationsQuery'
import type { Neighbours } from './neighbours'

/** Where letters are written, or chosen by: there J and K are letters. */
const writing = 'input, textarea, select, [contenteditable], [role="combobox"], dialog'

/**
 * J opens the next application, K the previous one, while the focus is in the list or in the application: a key that
 * worked everywhere would be in the way of those who speak to their computer.
 */
export function useReviewKeys({ previous, next }: Neighbours) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
    const to = { j: next, k: previous }[key.toLowerCase()]
    if (to === undefined || to === null || target.closest(writing)) return
    event.preventDefault()
    void navigate(writeApplicationsQuery(search, { id: to }), { replace: true, state: { keepScroll: true } })
  }
}
