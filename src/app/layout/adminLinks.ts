import {
  Activity,
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  ClipboardList,
  CodeXml,
  ExternalLink,
  Inbox,
  Languages,
  LayoutTemplate,
  Library,
  type LucideIcon,
  Plug,
  Settings,
  UserSearch,
  Users,
} from 'lucide-react'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { paths } from '../../pages/routing/paths'
import { getSiteAddress, getStudioUrl } from '../../pages/routing/siteAddress'
import { useSite, useSiteService } from '../../pages/shared/site/SiteContext'

import type { Role } from '../../schemas/accountSecurity/session'
import { type AccountRole, canAccess, type PermissionScope } from '../../schemas/accounts/accountRoles'
import { adminRailTexts as texts } from '../../texts/admin/adminRail.texts'

export interface AdminLink {
  label: string
  href: string
  Icon: LucideIcon
  /** The permission that the account role needs to see the link. */
  scope: PermissionScope
  /** True if the link leads to a separate document, which the router of this page does not render. */
  isSeparateDocument?: boolean
  /** The link is also marked as current on the pages below this path. */
  pathPrefix?: string
}

export interface AdminGroup {
  title: string
  links: AdminLink[]
}

/** The client that the SuperUser currently works in. */
interface ActingClient {
  id: number
  clientCode: string
  company: string
}

/** Returns the rail's groups with the links that the role may use. */
export function getAdminGroups(
  role: Role,
  accountRole: AccountRole,
  actingClient: ActingClient | null,
): AdminGroup[] {
  const groups = role === 'SuperUser' ? getSuperUserGroups(actingClient) : clientGroups
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ scope }) => canAccess(accountRole, scope)) }))
    .filter(({ links }) => links.length > 0)
}

const activity: AdminLink = {
  label: texts.activity,
  href: paths.activity.href(),
  Icon: Activity,
  scope: 'account',
}

const clientGroups: AdminGroup[] = [
  {
    title: texts.hiring,
    links: [
      { label: texts.applications, href: paths.viewApplications.href(), Icon: Inbox, scope: 'applications' },
      {
        label: texts.vacancies,
        href: paths.vacancies.href(),
        Icon: BriefcaseBusiness,
        scope: 'vacancies',
        isSeparateDocument: true,
        pathPrefix: paths.vacancies.path,
      },
      {
        label: texts.questionLibrary,
        href: paths.questionLibrary.href(),
        Icon: Library,
        scope: 'vacancies',
      },
    ],
  },
  {
    title: texts.careersSite,
    links: [
      {
        label: texts.studio,
        href: getStudioUrl(),
        Icon: LayoutTemplate,
        scope: 'site',
        isSeparateDocument: true,
      },
      { label: texts.form, href: paths.settings.href('form'), Icon: ClipboardList, scope: 'site' },
      { label: texts.languages, href: paths.settings.href('languages'), Icon: Languages, scope: 'site' },
      { label: texts.embedding, href: paths.connections.href('embedding'), Icon: CodeXml, scope: 'account' },
    ],
  },
  {
    title: texts.account,
    links: [
      { label: texts.overview, href: paths.overview.href(), Icon: ChartColumn, scope: 'own' },
      { label: texts.people, href: paths.people.href(), Icon: Users, scope: 'account' },
      {
        label: texts.connections,
        href: paths.connections.href(),
        Icon: Plug,
        scope: 'account',
        pathPrefix: paths.connections.href(),
      },
      { label: texts.personalData, href: paths.personalData.href(), Icon: UserSearch, scope: 'account' },
      activity,
      {
        label: texts.settings,
        href: paths.settings.href(),
        Icon: Settings,
        scope: 'site',
        pathPrefix: paths.settings.href(),
      },
    ],
  },
]

function getSuperUserGroups(actingClient: ActingClient | null): AdminGroup[] {
  const clients: AdminGroup = {
    title: texts.clients,
    links: [
      { label: texts.clients, href: paths.userManagement.href(), Icon: Building2, scope: 'account' },
      activity,
    ],
  }
  if (actingClient === null) return [clients]
  const { id, clientCode, company } = actingClient
  const studio = getStudioUrl(clientCode)
  const connections = paths.connections.forClient(clientCode)
  return [
    clients,
    {
      title: company,
      links: [
        { label: texts.form, href: paths.accountSchema.href(id), Icon: ClipboardList, scope: 'account' },
        {
          label: texts.studio,
          href: studio,
          Icon: LayoutTemplate,
          scope: 'account',
          isSeparateDocument: true,
        },
        {
          label: texts.connections,
          href: connections,
          Icon: Plug,
          scope: 'account',
          pathPrefix: paths.connections.href(),
        },
        {
          label: texts.viewSite,
          href: getSiteAddress(clientCode, window.location),
          Icon: ExternalLink,
          scope: 'account',
          isSeparateDocument: true,
        },
      ],
    },
  ]
}

/** Returns the address of the current link: the one to this page, or otherwise to a parent page. */
export function getCurrentLink(groups: readonly AdminGroup[], pathname: string): string | null {
  const links = groups.flatMap((group) => group.links)
  const currentLink = links.find(({ href }) => href.split('?')[0] === pathname)
  const parentLink = links.find(
    ({ pathPrefix }) => pathPrefix !== undefined && pathname.startsWith(`${pathPrefix}/`),
  )
  return (currentLink ?? parentLink)?.href ?? null
}

/** Returns the client that the SuperUser works in according to the address; null for everyone else. */
export function useActingClient(): ActingClient | null {
  const isSuperUser = useStoreValue(useSite().session.store, getRole) === 'SuperUser'
  const { pathname, search } = useLocation()
  const users = useSiteService(createUsers)
  const code = new URLSearchParams(search).get('client')
  const id = matchPath(paths.accountSchema.path, pathname)?.params.id
  const isActing = isSuperUser && pathname !== paths.activity.href() && (code !== null || id !== undefined)
  const accounts = useStoreValue(users.store, (state) => state.value)
  useEffect(() => {
    if (isActing && accounts === null) void users.load()
  }, [isActing, accounts, users])
  if (!isActing) return null
  return (
    accounts?.find((user) => (id === undefined ? user.clientCode === code : user.id === Number(id))) ?? null
  )
}
