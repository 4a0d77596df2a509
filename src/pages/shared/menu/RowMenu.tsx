import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import './RowMenu.css'
import { useMenuDetails } from './useMenuDetails'

interface RowMenuProps {
  /** Accessible name, which includes the row's name. */
  label: string
  /** One `li` with a link or button per action. */
  children: ReactNode
}

/** The "⋯" menu at the end of a table row. Choosing an action closes it. */
export function RowMenu({ label, children }: RowMenuProps): ReactNode {
  const { close, ...details } = useMenuDetails()
  return (
    <details {...details} name="fy-row-menu" className="fy-row-menu">
      <summary className="fy-button fy-button--quiet fy-button--icon" aria-label={label} title={label}>
        <Ellipsis aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on an action is a click, too. */}
      <ul className="fy-row-menu__actions fy-icons-s fy-rounded fy-surface" onClick={close}>
        {children}
      </ul>
    </details>
  )
}
