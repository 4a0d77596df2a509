import { ChevronDown, LayoutGrid } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { adminPages } from '../../pages/registry/pageDefinitions'
import { paths } from '../../pages/routing/paths'
import { useSite } from '../../pages/shared/site/SiteContext'
import type { Role } from '../../schemas/accountSecurity/session'
import { type AccountRole, canAccess, type PermissionScope } from '../../schemas/accounts/accountRoles'
import { dashboardTexts } from '../../texts/admin/adminRail.texts'
import { layoutTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { logOut } from '../start/startSite'
import './DashboardMenu.css'

/** The menu of signed-in users [LY-03]. */
export function DashboardMenu({ role }: { role: Role }): ReactNode {
  const site = useSite()
  const accountRole = useStoreValue(site.session.store, getAccountRole) ?? 'owner'
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes after each navigation.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const restoreRail = makeRailInert()
    const closeOnOutsidePress = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    document.addEventListener('focusin', closeOnOutsidePress)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      restoreRail()
      document.removeEventListener('pointerdown', closeOnOutsidePress)
      document.removeEventListener('focusin', closeOnOutsidePress)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return (
    <div className="fy-dashboard" ref={box}>
      <Button
        size="small"
        className="fy-dashboard__button"
        aria-expanded={isOpen}
        aria-controls={listId}
        ref={button}
        onClick={() => setOpen(!isOpen)}
      >
        <LayoutGrid aria-hidden="true" />
        <span className="fy-dashboard__label">{layoutTexts.dashboard}</span>
        <ChevronDown className="fy-dashboard__arrow" aria-hidden="true" />
      </Button>
      <ul id={listId} className="fy-dashboard__list" hidden={!isOpen}>
        {getDashboardLinks(role, accountRole).map(({ label, href }) => (
          <li key={label}>
            <Link className="fy-dashboard__item fy-fill fy-bare" to={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className="fy-dashboard__last">
          <button
            type="button"
            className="fy-dashboard__item fy-fill fy-bare"
            onClick={() => void logOut(site)}
          >
            {dashboardTexts.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}

/**
 * Makes the administrators' rail inert while the menu is open, because it repeats the menu's links.
 * @returns a function that makes it usable again
 */
function makeRailInert(): () => void {
  const rail = document.querySelector<HTMLElement>('.fy-rail__content')
  rail?.toggleAttribute('inert', true)
  rail?.setAttribute('aria-hidden', 'true')
  return () => {
    rail?.toggleAttribute('inert', false)
    rail?.removeAttribute('aria-hidden')
  }
}

/**
 * The Dashboard's entries for this role, except Logout; entries for pages that the site does not have are omitted
 * [LY-03].
 */
function getDashboardLinks(role: Role, accountRole: AccountRole): { label: string; href: string }[] {
  const entries: { label: string; href: string; page?: string; scope?: PermissionScope }[] = [
    { label: dashboardTexts.availableJobs, href: paths.viewJobs.href() },
    { label: dashboardTexts.expressionsOfInterest, href: paths.expressions.href() },
    {
      label: dashboardTexts.submittedApplications,
      href: paths.viewApplications.href(),
      scope: 'applications',
    },
    {
      label: dashboardTexts.submittedExpressions,
      href: paths.submittedExpressions.href(),
      scope: 'applications',
    },
    { label: dashboardTexts.settings, href: paths.settings.href(), page: 'settings' },
    { label: dashboardTexts.userManagement, href: paths.userManagement.href(), page: 'userManagement' },
  ]
  return entries
    .filter(({ page }) => page === undefined || adminPages.some(({ name }) => name === page))
    .filter(({ scope = 'own' }) => canAccess(accountRole, scope))
    .filter(({ page }) => page !== 'userManagement' || role === 'SuperUser')
    .map(({ label, href }) => ({ label, href }))
}
