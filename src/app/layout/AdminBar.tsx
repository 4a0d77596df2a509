import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { createUsers } from '../../data/accounts/users.store'
import { countKey, createApplicationCounts } from '../../data/applications/applicationCounts.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { accountRoleOf, roleOf } from '../../data/session/sessionMachine'
import { paths } from '../../pages/routing/paths'
import { studioAddress } from '../../pages/routing/studioAddress'
import { useSite } from '../../pages/shared/site/SiteContext'
import { useSitePart } from '../../pages/shared/site/useSitePart'
import type { Role } from '../../schemas/accountSecurity/session'
import { type AccountRole, canAccess, type PermissionScope } from '../../schemas/accounts/accountRoles'
import { adminBarTexts as texts } from '../../texts/admin/adminBar.texts'
import './AdminBar.css'

interface BarLink {
  label: string
  href: string
  /** The permission that the account role needs to see the link. */
  room: PermissionScope
  isHere: boolean
  /** True for a separate document, which the site's router does not render. */
  isApart?: boolean
  /** A count beside the label, with a text for screen readers. */
  count?: { number: number; words: string } | null
}

/** Navigation between the administrators' pages, with counts of waiting work; the current page is marked. */
export function AdminBar(): ReactNode {
  const site = useSite()
  const role = useStoreValue(site.session.store, roleOf)
  const accountRole = useStoreValue(site.session.store, accountRoleOf)
  const counts = useSitePart(createApplicationCounts)
  const unopened = useStoreValue(counts.store, (state) => state[countKey({})]?.unopened ?? 0)
  const accounts = useStoreValue(useSitePart(createUsers).store, ({ users }) => users?.length ?? 0)
  const { pathname, search } = useLocation()
  const reviews = accountRole !== null && canAccess(accountRole, 'applications')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a moment to look again.
  useEffect(() => {
    if (reviews) void counts.load({})
  }, [counts, reviews, pathname])
  const links = barLinks(pathname, search, { unopened, accounts })
  const bar = useRef<HTMLUListElement>(null)
  const here = links.find(({ isHere }) => isHere)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another link is marked, that one is brought into sight.
  useEffect(() => showHere(bar.current), [here, accountRole])
  return (
    <nav className="fy-admin-bar" aria-label={texts.label}>
      <ul ref={bar} className="fy-admin-bar__row">
        {links
          .filter((link) => isFor(link, role, accountRole))
          .map(({ label, href, isHere, isApart, count }) => (
            <li key={label}>
              <Link
                className="fy-admin-bar__link"
                to={href}
                reloadDocument={isApart === true}
                aria-current={isHere ? 'page' : undefined}
              >
                {label}
                {count && count.number > 0 ? (
                  <span className="fy-admin-bar__count">
                    <span aria-hidden="true">{count.number > 999 ? '999+' : count.number}</span>
                    <span className="fy-visually-hidden"> {count.words}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row, not the page, to the marked link on screens where the links do not all fit. */
function showHere(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !link || row.scrollWidth <= row.clientWidth) return
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** Links that only a client's administrators see. */
const clientsAlone = new Set<string>([
  texts.overview,
  texts.studio,
  texts.vacancies,
  texts.connections,
  texts.people,
])

/** The SuperUser opens a site's studio from the client's account, so these links are for the role Client only. */
function isFor({ label, room }: BarLink, role: Role | null, accountRole: AccountRole | null): boolean {
  if (accountRole === null || !canAccess(accountRole, room)) return false
  if (label === texts.users) return role === 'SuperUser'
  return !clientsAlone.has(label) || role === 'Client'
}

function barLinks(path: string, search: string, of: { unopened: number; accounts: number }): BarLink[] {
  const { viewApplications, submittedExpressions, settings, people, personalData, activity } = paths
  const { userManagement, overview, vacancies, questionLibrary, connections } = paths
  const inbox = path.startsWith(viewApplications.path)
  const isInterests = new URLSearchParams(search).get('isExpressionOfInterest') === 'true'
  return [
    {
      label: texts.users,
      room: 'account',
      href: userManagement.href(),
      isHere: path.startsWith(userManagement.path) || path.startsWith('/user/schema/'),
      count: { number: of.accounts, words: texts.accounts(of.accounts) },
    },
    {
      label: texts.applications,
      room: 'applications',
      href: viewApplications.href(),
      isHere: inbox && !isInterests,
      count: { number: of.unopened, words: texts.unopened(of.unopened) },
    },
    {
      label: texts.vacancies,
      room: 'vacancies',
      href: vacancies.href(),
      isHere: path.startsWith(vacancies.path) || path === questionLibrary.path,
      isApart: true,
    },
    {
      label: texts.expressions,
      room: 'applications',
      href: submittedExpressions.href(),
      isHere: inbox && isInterests,
    },
    { label: texts.overview, room: 'own', href: overview.href(), isHere: path.startsWith(overview.path) },
    { label: texts.settings, room: 'own', href: settings.href(), isHere: path.startsWith(settings.path) },
    { label: texts.studio, room: 'site', href: studioAddress(), isHere: false, isApart: true },
    {
      label: texts.connections,
      room: 'account',
      href: connections.href(),
      isHere: path.startsWith(connections.path),
    },
    { label: texts.people, room: 'account', href: people.href(), isHere: path.startsWith(people.path) },
    {
      label: texts.personalData,
      room: 'account',
      href: personalData.href(),
      isHere: path.startsWith(personalData.path),
    },
    { label: texts.activity, room: 'account', href: activity.href(), isHere: path.startsWith(activity.path) },
  ]
}
