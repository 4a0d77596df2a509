import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { openShareMenu, type ShareMenuComponent } from '../share/openShareMenu'
import { shareNatively } from '../share/shareNatively'
import { useMenuCloser } from '../share/useMenuCloser'
import { getShareMenuId } from './JobRow'

interface RowShare {
  /** Returns the share menu of this row if it is open. */
  renderMenu: (vacancy: VacancyListItem) => ReactNode
  /** Handles a click on a row's Share button. */
  press: (button: HTMLElement, vacancy: VacancyListItem) => void
}

/** One share menu for all rows of a list, mounted only while it is open [JL-16, JL-19, JL-20]. */
export function useRowShare(): RowShare {
  const [shared, setShared] = useState<{ id: number; Menu: ShareMenuComponent } | null>(null)
  const button: RefObject<HTMLElement | null> = useRef(null)
  const box: RefObject<HTMLElement | null> = useRef(null)
  const close = (giveBack: boolean) => {
    setShared(null)
    if (giveBack) button.current?.focus({ preventScroll: true })
  }
  useMenuCloser(shared !== null, box, close)
  const press = useCallback((pressed: HTMLElement, vacancy: VacancyListItem) => {
    if (shareNatively(vacancy)) return
    button.current = pressed
    box.current = pressed.parentElement
    openShareMenu((Menu) => setShared((open) => (open?.id === vacancy.id ? null : { id: vacancy.id, Menu })))
  }, [])
  const renderMenu = (vacancy: VacancyListItem) =>
    vacancy.id === shared?.id ? (
      <shared.Menu id={getShareMenuId(vacancy.id)} vacancy={vacancy} onDone={() => close(true)} />
    ) : undefined
  return { renderMenu, press }
}
