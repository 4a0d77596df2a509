import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ClientText } from '../../pages/shared/content/ClientText'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useMenuDetails } from '../../pages/shared/menu/useMenuDetails'
import type { MenuItem } from '../../schemas/clientConfig/clientConfig'

/**
 * A menu item with a submenu in a `<details>` element: it works before scripts load, and opening one closes the
 * others. Escape closes it, and so does moving the focus, pressing elsewhere or navigating.
 */
export function MenuGroup(group: MenuItem): ReactNode {
  const { label, url, items = [] } = group
  const { close, ...details } = useMenuDetails()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(close, [key])
  const isAmong = items.some((item) => item.url === url)
  const links = isAmong ? items : [group, ...items]
  return (
    <details {...details} name="fy-menu" className="fy-header__group">
      <summary className="fy-header__item fy-header__opener">
        <ClientText labels={group} text="label">
          {label}
        </ClientText>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="fy-header__below">
        {links.map((link) => (
          <li key={`${link.label} ${link.url}`}>
            <SiteLink className="fy-header__item" href={link.url} target={link.target}>
              <ClientText labels={link} text="label">
                {link.label}
              </ClientText>
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
