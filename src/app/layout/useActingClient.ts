import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { paths } from '../../pages/routing/paths'
import { useSite } from '../../pages/shared/site/SiteContext'
import { useSiteService } from '../../pages/shared/site/useSiteService'
import type { ActingClient } from './adminLinks'

/** Returns the client that the SuperUser works in according to the address; null for everyone else. */
export function useActingClient(): ActingClient | null {
  const isMaster = useStoreValue(useSite().session.store, getRole) === 'SuperUser'
  const { pathname, search } = useLocation()
  const users = useSiteService(createUsers)
  const code = new URLSearchParams(search).get('client')
  const id = matchPath(paths.accountSchema.path, pathname)?.params.id
  const isInside = isMaster && pathname !== paths.activity.href() && (code !== null || id !== undefined)
  const all = useStoreValue(users.store, (state) => state.users)
  useEffect(() => {
    if (isInside && all === null) void users.load()
  }, [isInside, all, users])
  if (!isInside) return null
  return all?.find((user) => (id === undefined ? user.clientCode === code : user.id === Number(id))) ?? null
}
