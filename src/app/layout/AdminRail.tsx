import { CircleUserRound, ExternalLink, LogOut, Menu, X } from 'lucide-react'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router-dom'
import { createApplicationCounts, getCountKey } from '../../data/applications/applicationCounts.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole, getRole, getUsername } from '../../data/session/sessionMachine'
import { paths } from '../../pages/routing/paths'
import { useSite, useSiteService } from '../../pages/shared/site/SiteContext'

import { canAccess } from '../../schemas/accounts/accountRoles'
import { dashboardTexts, adminRailTexts as texts } from '../../texts/admin/adminRail.texts'
import { layoutTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { logOut } from '../start/startSite'
import {
  type AdminGroup,
  type AdminLink,
  getAdminGroups,
  getCurrentLink,
  useActingClient,
} from './adminLinks'
import { DashboardMenu } from './DashboardMenu'
import { ClientLogo } from './SiteHeader'
import { useShortcuts } from './useShortcuts'
import './AdminRail.css'

/**
 * Navigation of the administrators' pages. A wide screen shows it with names, a medium one with icons and tooltips, a
 * narrow one as a bar whose button opens all of it in a dialog.
 */
export function AdminRail(): ReactNode {
  const { session } = useSite()
  const role = useStoreValue(session.store, getRole)
  const accountRole = useStoreValue(session.store, getAccountRole)
  const actingClient = useActingClient()
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => setOpen(false), [key])
  const keyList = useShortcuts()
  const groups =
    role === null || role === 'Guest' || accountRole === null
      ? []
      : getAdminGroups(role, accountRole, actingClient)
  return (
    <div className="fy-rail fy-no-print fy-column fy-surface">
      <header className="fy-rail__head fy-grid fy-gap-2">
        <Button
          size="icon"
          className="fy-rail__toggle"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden="true" />
        </Button>
        <ClientLogo />
        {role === 'Client' || role === 'SuperUser' ? (
          <nav aria-label={layoutTexts.mainMenu}>
            <DashboardMenu role={role} />
          </nav>
        ) : null}
      </header>
      <RailContent groups={groups} />
      {isOpen ? (
        <RailSheet onClose={() => setOpen(false)}>
          <RailContent groups={groups} />
        </RailSheet>
      ) : null}
      {keyList}
    </div>
  )
}

/** The rail on a narrow screen: a modal dialog, which Escape, its button or a link closes. */
function RailSheet({ onClose, children }: { onClose: () => void; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="fy-rail-sheet"
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Button size="icon" className="fy-rail-sheet__close" aria-label={texts.close} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
      {children}
    </dialog>
  )
}

/** The groups and the foot of the rail. */
function RailContent({ groups }: { groups: readonly AdminGroup[] }): ReactNode {
  const site = useSite()
  const role = useStoreValue(site.session.store, getRole)
  const username = useStoreValue(site.session.store, getUsername)
  const unopenedCount = useUnopenedCount()
  const { pathname } = useLocation()
  const currentLink = getCurrentLink(groups, pathname)
  const [tooltip, setTooltip] = useState<{ label: string; top: number } | null>(null)
  const showTip = ({ target }: FocusEvent | PointerEvent) => {
    const entry = target instanceof Element ? target.closest('.fy-rail__link') : null
    const label = entry?.querySelector('.fy-rail__label')?.textContent
    setTooltip(entry && label ? { label, top: entry.getBoundingClientRect().top } : null)
  }
  const hideTip = () => setTooltip(null)
  return (
    <nav
      className="fy-rail__content fy-column fy-grow"
      aria-label={texts.label}
      onFocus={showTip}
      onBlur={hideTip}
      onPointerOver={showTip}
      onPointerLeave={hideTip}
    >
      <div className="fy-rail__groups">
        {groups.map(({ title, links }) => (
          <section key={title} className="fy-rail__group" aria-label={title}>
            <p className="fy-rail__title fy-soft fy-strong fy-break" aria-hidden="true">
              {title}
            </p>
            <ul className="fy-plain-list">
              {links.map((link) => (
                <RailEntry
                  key={link.href}
                  link={link}
                  isCurrent={link.href === currentLink}
                  count={link.href === paths.viewApplications.href() ? unopenedCount : 0}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length > 0 ? (
        <ul className="fy-rail__foot fy-plain-list">
          <li>
            <Link
              className="fy-rail__link fy-icons"
              to={paths.yourAccount.href()}
              aria-current={pathname === paths.yourAccount.path ? 'page' : undefined}
            >
              <CircleUserRound aria-hidden="true" />
              <span className="fy-rail__label fy-stack fy-shrink fy-break">
                {username === null ? null : <span className="fy-rail__name fy-strong">{username}</span>}
                <span>{texts.yourAccount}</span>
              </span>
            </Link>
          </li>
          {role === 'Client' ? (
            <li>
              <Link className="fy-rail__link fy-icons" to={paths.viewJobs.href()}>
                <ExternalLink aria-hidden="true" />
                <span className="fy-rail__label fy-stack fy-shrink fy-break">{texts.viewSite}</span>
              </Link>
            </li>
          ) : null}
          <li>
            <button type="button" className="fy-rail__link fy-icons" onClick={() => void logOut(site)}>
              <LogOut aria-hidden="true" />
              <span className="fy-rail__label fy-stack fy-shrink fy-break">{dashboardTexts.logout}</span>
            </button>
          </li>
        </ul>
      ) : null}
      {tooltip ? (
        <span className="fy-rail__tip" style={{ insetBlockStart: tooltip.top }} aria-hidden="true">
          {tooltip.label}
        </span>
      ) : null}
    </nav>
  )
}

interface RailEntryProps {
  link: AdminLink
  isCurrent: boolean
  count: number
}

function RailEntry({
  link: { label, href, Icon, isSeparateDocument },
  isCurrent,
  count,
}: RailEntryProps): ReactNode {
  return (
    <li>
      <Link
        className="fy-rail__link fy-icons"
        to={href}
        reloadDocument={isSeparateDocument === true}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon aria-hidden="true" />
        <span className="fy-rail__label fy-stack fy-shrink fy-break">{label}</span>
        {count > 0 ? (
          <span className="fy-rail__count">
            <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
            <span className="fy-visually-hidden"> {texts.unopened(count)}</span>
          </span>
        ) : null}
      </Link>
    </li>
  )
}

/** Returns the number of unopened applications, as of the last navigation. */
function useUnopenedCount(): number {
  const { session } = useSite()
  const role = useStoreValue(session.store, getRole)
  const accountRole = useStoreValue(session.store, getAccountRole)
  const counts = useSiteService(createApplicationCounts)
  const { pathname } = useLocation()
  const canReview = role === 'Client' && accountRole !== null && canAccess(accountRole, 'applications')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is loaded again with every page.
  useEffect(() => {
    if (canReview) void counts.load({})
  }, [counts, canReview, pathname])
  return useStoreValue(counts.store, (state) => state[getCountKey({})]?.unopened ?? 0)
}
