import { Share2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { shareTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { openShareMenu, type ShareMenuComponent, shareNatively } from './openShareMenu'
import { useMenuCloser } from './useMenuCloser'
import './ShareButton.css'

interface ShareButtonProps {
  vacancy: Pick<VacancyListItem, 'guid' | 'name'>
  /** Shows the text 'Share' beside the icon. */
  labelled?: boolean
}

/**
 * Shares a job: with the device's share dialog on touch devices that have one, otherwise with the share menu
 * [JL-16, JL-19].
 */
export function ShareButton({ vacancy, labelled = false }: ShareButtonProps): ReactNode {
  const [menu, setMenu] = useState<{ Menu: ShareMenuComponent } | null>(null)
  const menuId = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = (restoresFocus: boolean) => {
    setMenu(null)
    if (restoresFocus) button.current?.focus({ preventScroll: true })
  }
  useMenuCloser(menu !== null, box, close)
  return (
    <div className="fy-share fy-no-print" ref={box}>
      <Button
        size={labelled ? 'small' : 'icon'}
        aria-label={shareTexts.shareJob(vacancy.name)}
        aria-expanded={menu !== null}
        aria-controls={menu ? menuId : undefined}
        ref={button}
        onClick={() => {
          if (!shareNatively(vacancy)) openShareMenu((Menu) => setMenu(menu ? null : { Menu }))
        }}
      >
        <Share2 aria-hidden="true" />
        {labelled ? shareTexts.share : null}
      </Button>
      {menu ? <menu.Menu id={menuId} vacancy={vacancy} onDone={() => close(true)} /> : null}
    </div>
  )
}
