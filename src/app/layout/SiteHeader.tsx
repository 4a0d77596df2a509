import { Menu, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { ClientText } from '../../pages/shared/content/ClientText'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { getVisibleMenu } from '../../schemas/clientConfig/visibleMenu'
import type { PageLayout } from '../../schemas/pages/pageDefinition'
import { layoutTexts } from '../../texts/public/site.texts'
import { ClientLogo } from './ClientLogo'
import { MenuGroup } from './MenuGroup'
import { TitleBar } from './TitleBar'
import { useSwipeAway } from './useSwipeAway'
import './SiteHeader.css'

/** Loaded lazily, because visitors do not need it. */
const DashboardMenu = lazy(async () => ({ default: (await import('./DashboardMenu')).DashboardMenu }))

/** Logo, the client's menu, and the Dashboard menu of signed-in users [LY-01…LY-03]. */
export function SiteHeader({ titleBar }: Pick<PageLayout, 'titleBar'>): ReactNode {
  const { config } = useClient()
  const role = useStoreValue(useSite().session.store, getRole)
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes after each navigation.
  useEffect(() => setOpen(false), [key])
  const swipe = useSwipeAway(() => setOpen(false))
  const signedIn = role === 'Client' || role === 'SuperUser'
  const menuItems = getVisibleMenu(config)
  const hasMenu = menuItems.length > 0 || signedIn
  return (
    <header>
      <div className="fy-header">
        <div className="fy-header__row">
          <ClientLogo />
          {hasMenu ? (
            <button
              type="button"
              className="fy-button fy-button--small fy-header__toggle"
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              {layoutTexts.menu}
            </button>
          ) : null}
          {hasMenu ? (
            <nav
              id={menuId}
              className={isOpen ? 'fy-header__nav fy-header__nav--open' : 'fy-header__nav'}
              aria-label={layoutTexts.mainMenu}
              {...swipe}
            >
              <ul className="fy-header__items">
                {menuItems.map((item) => (
                  <li key={`${item.label} ${item.url}`}>
                    {item.items ? (
                      <MenuGroup {...item} />
                    ) : (
                      <SiteLink className="fy-header__item" href={item.url} target={item.target}>
                        <ClientText labels={item} text="label">
                          {item.label}
                        </ClientText>
                      </SiteLink>
                    )}
                  </li>
                ))}
              </ul>
              {signedIn ? (
                <Suspense>
                  <DashboardMenu role={role} />
                </Suspense>
              ) : null}
            </nav>
          ) : null}
        </div>
      </div>
      {titleBar === 'none' ? null : <TitleBar size={titleBar} />}
    </header>
  )
}
