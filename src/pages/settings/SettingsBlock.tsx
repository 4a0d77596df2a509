import { LayoutTemplate, RotateCcw, ShieldCheck, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { settingsOf } from '../../data/accounts/settings.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { accountRoleOf } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import { accountSecurityTexts } from '../../texts/admin/accountSecurity.texts'
import { studioTitle } from '../../texts/admin/adminPageTitles.texts'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { AccountSecurityCard, linkToAccountSecurity } from '../accountSecurity/AccountSecurityCard'
import { NewDeviceNotice } from '../accountSecurity/NewDeviceNotice'
import { EmploymentTypesCard } from '../employmentTypes/EmploymentTypesCard'
import { StateTemplatesCard } from '../messageTemplates/StateTemplatesCard'
import { NotificationSettingsCard } from '../notificationSettings/NotificationSettingsCard'
import { RetentionCard } from '../personalData/RetentionCard'
import { studioAddress } from '../routing/studioAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'
import { SettingsForm } from './SettingsForm'
import './SettingsBlock.css'

/** Settings of a client's site [RT-11, SE-01…SE-05]. */
export function SettingsBlock(): ReactNode {
  const settings = useSitePart(settingsOf)
  const state = useStoreValue(settings.store, (now) => now)
  const accountRole = useStoreValue(useSite().session.store, accountRoleOf) ?? 'owner'
  const [edits, owns] = [canAccess(accountRole, 'site'), canAccess(accountRole, 'account')]
  useEffect(() => {
    if (edits) void settings.load()
  }, [settings, edits])
  if (!edits) return <OwnSettings readsApplications={canAccess(accountRole, 'applications')} />
  return (
    <div className="fy-settings-page">
      <NewDeviceNotice />
      <div className="fy-settings-page__head">
        <PageHeading note={texts.note}>{texts.title}</PageHeading>
        <div className="fy-settings-page__ways">
          <a className="fy-button" href={studioAddress()}>
            <LayoutTemplate aria-hidden="true" />
            {studioTitle}
          </a>
          <button type="button" className="fy-button" onClick={linkToAccountSecurity}>
            <ShieldCheck aria-hidden="true" />
            {accountSecurityTexts.title}
          </button>
        </div>
      </div>
      {state.status === 'loading' ? <Skeleton card lines={10} /> : null}
      {state.status === 'ready' ? <SettingsForm settings={state.settings} etag={state.etag} /> : null}
      {state.status === 'ready' ? <EmploymentTypesCard /> : null}
      {state.status === 'ready' && owns ? <StateTemplatesCard /> : null}
      {state.status === 'ready' && owns ? <RetentionCard /> : null}
      {state.status === 'failed' ? (
        <div className="fy-card">
          <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
            <button type="button" className="fy-button" onClick={() => void settings.load()}>
              <RotateCcw aria-hidden="true" />
              {texts.tryAgain}
            </button>
          </EmptyState>
        </div>
      ) : null}
      {canAccess(accountRole, 'applications') ? <NotificationSettingsCard /> : null}
      <AccountSecurityCard />
    </div>
  )
}

/** Personal settings, for users whose role does not include the site settings. */
function OwnSettings({ readsApplications }: { readsApplications: boolean }): ReactNode {
  return (
    <div className="fy-settings-page">
      <NewDeviceNotice />
      <PageHeading>{texts.title}</PageHeading>
      {readsApplications ? <NotificationSettingsCard /> : null}
      <AccountSecurityCard />
    </div>
  )
}
