import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminRailTexts } from '../../texts/admin/adminRail.texts'
import { AccountSecurityCard } from '../accountSecurity/AccountSecurityCard'
import { NotificationSettingsCard } from '../notificationSettings/NotificationSettingsCard'
import { ShortcutsSwitch } from '../shared/keyboard/ShortcutsSwitch'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import './YourAccountBlock.css'

/** The signed-in user's own password, two-factor authentication, sessions, notifications and shortcuts. */
export function YourAccountBlock(): ReactNode {
  const accountRole = useStoreValue(useSite().session.store, getAccountRole) ?? 'owner'
  return (
    <div className="fy-your-account fy-stack fy-gap-4">
      <PageHeader title={adminPageTitles.yourAccount} />
      <AccountSecurityCard />
      {canAccess(accountRole, 'applications') ? <NotificationSettingsCard /> : null}
      <section className="fy-stack fy-gap-3 fy-inset fy-card" aria-labelledby="keyboard">
        <h2 id="keyboard">{adminRailTexts.shortcuts}</h2>
        <ShortcutsSwitch />
      </section>
    </div>
  )
}
