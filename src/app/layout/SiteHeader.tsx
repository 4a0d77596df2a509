import { Button } from '../../widgets/shared/Button'
import './SiteHeader.css'
import { ChevronDown, Menu, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import { paths } from '../../pages/routing/paths'
import { ClientText } from '../../pages/shared/content/ClientText'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useMenuDetails } from '../../pages/shared/menu/useMenuDetails'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import type { MenuItem } from '../../schemas/clientConfig/clientConfig'
import { getVisibleMenu } from '../../schemas/clientConfig/visibleMenu'
import { summariseVacancies } from '../../schemas/jobList/listPart'
import type { PageLayout } from '../../schemas/pages/pageDefinition'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { layoutTexts } from '../../texts/public/site.texts'
import { useSwipeAway } from './NotificationList'

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
  const isSignedIn = role === 'Client' || role === 'SuperUser'
  const menuItems = getVisibleMenu(config)
  const hasMenu = menuItems.length > 0 || isSignedIn
  return (
    <header>
      <div className="fy-header">
        <div className="fy-header__row fy-cluster fy-between">
          <ClientLogo />
          {hasMenu ? (
            <Button
              size="small"
              className="fy-header__toggle fy-no-print"
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              {layoutTexts.menu}
            </Button>
          ) : null}
          {hasMenu ? (
            <nav
              id={menuId}
              className={
                isOpen
                  ? 'fy-header__nav fy-no-print fy-gap-5 fy-middle fy-shrink fy-header__nav--open'
                  : 'fy-header__nav fy-no-print fy-gap-5 fy-middle fy-shrink'
              }
              aria-label={layoutTexts.mainMenu}
              {...swipe}
            >
              <ul className="fy-header__items fy-wrap fy-plain-list">
                {menuItems.map((item) => (
                  <li key={`${item.label} ${item.url}`}>
                    {item.items ? (
                      <MenuGroup {...item} />
                    ) : (
                      <SiteLink className="fy-header__item" href={item.url} target={item.target}>
                        <ClientText labels={item} textKey="label">
                          {item.label}
                        </ClientText>
                      </SiteLink>
                    )}
                  </li>
                ))}
              </ul>
              {isSignedIn ? (
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

/** The client's logo. It links to the address that the client configured, or else to the job list [LY-01]. */
export function ClientLogo(): ReactNode {
  const { settings } = useClient()
  const address = settings.customLogoRedirectUrl
  return address ? (
    <a className="fy-logo fy-row fy-gap-3 fy-shrink" href={address}>
      <LogoContent />
    </a>
  ) : (
    <Link className="fy-logo fy-row fy-gap-3 fy-shrink" to={paths.job.href()}>
      <LogoContent />
    </Link>
  )
}

function LogoContent(): ReactNode {
  const client = useClient()
  const { config, settings } = client
  const mobileLogo = config.mobileLogoName ?? config.logoName
  if (!mobileLogo)
    return (
      <>
        <span className="fy-logo__letter fy-center fy-rounded fy-fixed fy-large fy-heavy" aria-hidden="true">
          {settings.company.slice(0, 1)}
        </span>
        <span className="fy-logo__company">{settings.company}</span>
      </>
    )
  return (
    <>
      <picture>
        {config.logoName ? (
          <source media="(min-width: 48.0625rem)" srcSet={getClientFileUrl(client, config.logoName)} />
        ) : null}
        <img className="fy-logo__image" src={getClientFileUrl(client, mobileLogo)} alt="" />
      </picture>
      <span
        className={config.logoName ? 'fy-logo__company fy-logo__company--small-only' : 'fy-logo__company'}
      >
        {settings.company}
      </span>
    </>
  )
}

/**
 * A menu item with a submenu in a `<details>` element: it works before scripts load, and opening one closes the
 * others. Escape closes it, and so does moving the focus, pressing elsewhere or navigating.
 */
function MenuGroup(group: MenuItem): ReactNode {
  const { label, url, items = [] } = group
  const { close, ...details } = useMenuDetails()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(close, [key])
  const isAmongItems = items.some((item) => item.url === url)
  const links = isAmongItems ? items : [group, ...items]
  return (
    <details {...details} name="fy-menu" className="fy-header__group">
      <summary className="fy-header__item fy-header__opener fy-gap-1 fy-middle">
        <ClientText labels={group} textKey="label">
          {label}
        </ClientText>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="fy-header__below fy-box fy-surface">
        {links.map((link) => (
          <li key={`${link.label} ${link.url}`}>
            <SiteLink className="fy-header__item" href={link.url} target={link.target}>
              <ClientText labels={link} textKey="label">
                {link.label}
              </ClientText>
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The bar with the client's heading title over its image [LY-02]. It has no `h1`: the page provides one. */
function TitleBar({ size }: { size: 'tall' | 'slim' }): ReactNode {
  const client = useClient()
  const list = useStoreValue(useSite().vacancies.store, (state) => state.list)
  const part = useStoreValue(useSite().vacancies.store, (state) => state.part)
  const { roles, places } = useMemo(
    () => (list ? summariseVacancies(list) : (part ?? summariseVacancies([]))),
    [list, part],
  )
  const image = client.config.titlebarBackground
  return (
    <div className={`fy-titlebar fy-titlebar--${size}`}>
      {image ? <img className="fy-titlebar__image" src={getClientFileUrl(client, image)} alt="" /> : null}
      <div className="fy-titlebar__row">
        <p {...getLangAttributes(client.config, 'headingTitle')} className="fy-titlebar__title">
          {client.config.headingTitle}
        </p>
        {size === 'tall' ? (
          <p className="fy-titlebar__note">
            {roles > 0 ? layoutTexts.rolesSummary(roles, places) : '\u00a0'}
          </p>
        ) : null}
      </div>
    </div>
  )
}
