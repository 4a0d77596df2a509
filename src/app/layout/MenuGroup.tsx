import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ClientText } from '../../pages/shared/content/ClientText'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import type { MenuItem } from '../../schemas/clientConfig/clientConfig'

/**
 * A menu item with a submenu in a `<details>` element: it works before scripts load, and opening one closes the
 * others. Escape closes it, and so does moving the focus, pressing elsewhere or navigating.
 */
export function MenuGroup(own: MenuItem): ReactNode {
  const { label, url, items = [] } = own
  const group = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere is done with it.
  useEffect(() => close(group.current), [key])
  useEffect(() => {
    const onPress = ({ target: pressed }: Event) => {
      if (pressed instanceof Node && !group.current?.contains(pressed)) close(group.current)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  const isAmong = items.some((item) => item.url === url)
  const links = isAmong ? items : [own, ...items]
  return (
    <details
      ref={group}
      name="fy-menu"
      className="fy-header__group"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !group.current?.contains(relatedTarget)) close(group.current)
      }}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !group.current?.open) return
        close(group.current)
        group.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="fy-header__item fy-header__opener">
        <ClientText of={own} word="label">
          {label}
        </ClientText>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="fy-header__below">
        {links.map((link) => (
          <li key={`${link.label} ${link.url}`}>
            <SiteLink className="fy-header__item" href={link.url} target={link.target}>
              <ClientText of={link} word="label">
                {link.label}
              </ClientText>
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function close(group: HTMLDetailsElement | null): void {
  if (group) group.open = false
}
