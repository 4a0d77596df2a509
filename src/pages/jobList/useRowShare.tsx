import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import type { VacancyListItem } from '../../schemas/vacancy'
import { ShareMenu } from '../share/ShareMenu'
import { shareNatively } from '../share/shareNatively'
import { useMenuCloser } from '../share/useMenuCloser'
import { shareMenuId } from './JobRow'

interface RowShare {
  /** The menu of this row, where it is open. */
  menuOf: (vacancy: VacancyListItem) => ReactNode
  /** A row's button was pressed. */
  press: (button: HTMLElement, vacancy: VacancyListItem) => void
}

/** One share menu for all rows of a list, which is there while it is open [JL-16, JL-19, JL-20]. */
export function useRowShare(): RowShare {
  const [shared, setShared] = useState<number | null>(null)
  const button: RefObject<HTMLElement | null> = useRef(null)
  const box: RefObject<HTMLElement | null> = useRef(null)
  useMenuCloser(shared !== null, box, (byKey) => {
    setShared(null)
    if (byKey) button.current?.focus()
  })
  const press = useCallback((pressed: HTMLElement, vacancy: VacancyListItem) => {
    if (shareNatively(vacancy)) return
    button.current = pressed
    box.current = pressed.parentElement
    setShared((open) => (open === vacancy.id ? null : vacancy.id))
  }, [])
  const menuOf = (vacancy: VacancyListItem) =>
    vacancy.id === shared ? (
      <ShareMenu id={shareMenuId(vacancy.id)} vacancy={vacancy} onDone={() => setShared(null)} />
    ) : undefined
  return { menuOf, press }
}
