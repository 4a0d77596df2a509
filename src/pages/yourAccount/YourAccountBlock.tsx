import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { AccountSecurityCard } from '../accountSecurity/AccountSecurityCard'
import { NotificationSettingsCard } from '../notificationSettings/NotificationSettingsCard'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import './YourAccountBlock.css'

/** The signed-in user's own password, two-factor authentication, sessions and notifications. */
export function YourAccountBlock(): ReactNode {
  const accountRole = useStoreValue(useSite().session.store, getAccountRole) ?? 'owner'
  return (
    <div className="fy-your-account">
      <PageHeader title={adminPageTitles.yourAccount} />
      <AccountSecurityCard />
      {canAccess(accountRole, 'applications') ? <NotificationSettingsCard /> : null}
    </div>
  )
}
