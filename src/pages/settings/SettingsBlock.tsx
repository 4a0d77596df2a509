import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { createClientSettings } from '../../data/accounts/settings.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole } from '../../data/session/sessionMachine'
import { canAccess } from '../../schemas/accounts/accountRoles'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { MailSettings } from '../connections/MailSettings'
import { EmploymentTypesCard } from '../employmentTypes/EmploymentTypesCard'
import { CustomStatesCard } from '../messageTemplates/CustomStatesCard'
import { StateTemplatesCard } from '../messageTemplates/StateTemplatesCard'
import { RetentionCard } from '../personalData/RetentionCard'
import { paths } from '../routing/paths'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { PageHeader, PageTabs } from '../shared/pageHeader/PageHeader'
import { SaveBarArea } from '../shared/saving/SaveBar'
import { RevealPartContext } from '../shared/saving/SavedForm'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { getTabs, readTab, SettingsForm, type SettingsTab } from './SettingsForm'

/** Settings of a client's site [RT-11, SE-01…SE-05]. Users who may not change them are sent to their own account. */
export function SettingsBlock(): ReactNode {
  const accountRole = useStoreValue(useSite().session.store, getAccountRole) ?? 'owner'
  if (!canAccess(accountRole, 'site')) return <Navigate to={paths.yourAccount.href()} replace />
  return <SiteSettings />
}

function SiteSettings(): ReactNode {
  const settings = useSiteService(createClientSettings)
  const state = useStoreValue(settings.store, (state) => state)
  const accountRole = useStoreValue(useSite().session.store, getAccountRole) ?? 'owner'
  const [search] = useSearchParams()
  const tab = readTab(useParams().part, search.get('tab'))
  const tabs = getTabs(accountRole)
  const isOwner = canAccess(accountRole, 'account')
  useEffect(() => {
    void settings.load()
  }, [settings])
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader title={texts.title} note={texts.note} />
      <PageTabs
        label={texts.tabs}
        tabs={tabs.map((item) => ({
          label: texts.tab[item],
          href: paths.settings.href(item === 'general' ? '' : item),
          isCurrent: item === tab,
        }))}
      />
      {state.status === 'loading' ? <Skeleton card lines={10} /> : null}
      {state.status === 'ready' ? (
        <SaveBarArea>
          <SettingsForm {...state.value} tab={tab} />
          <TabPart tabName="general" currentTab={tab}>
            <EmploymentTypesCard />
          </TabPart>
          {isOwner ? (
            <>
              <TabPart tabName="privacy" currentTab={tab}>
                <RetentionCard />
              </TabPart>
              <TabPart tabName="messages" currentTab={tab}>
                <CustomStatesCard />
                <StateTemplatesCard />
              </TabPart>
              <TabPart tabName="notifications" currentTab={tab}>
                <MailSettings />
              </TabPart>
            </>
          ) : null}
        </SaveBarArea>
      ) : null}
      {state.status === 'failed' ? (
        <div className="fy-card">
          <LoadFailed title={texts.failed} onTryAgain={() => void settings.load()} />
        </div>
      ) : null}
      <LeaveGuard basePath={paths.settings.href()} />
    </div>
  )
}

interface TabPartProps {
  tabName: SettingsTab
  currentTab: SettingsTab
  children: ReactNode
}

/**
 * A part of one tab. It mounts when the tab first opens and stays mounted, so that switching tabs keeps its
 * changes.
 */
function TabPart({ tabName, currentTab, children }: TabPartProps): ReactNode {
  const wasOpen = useRef(false)
  const element = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  if (tabName === currentTab) wasOpen.current = true
  if (!wasOpen.current) return null
  const reveal = () => {
    if (!element.current?.hidden) return
    // The target of the focus must be visible now, before React renders again.
    element.current.hidden = false
    void navigate(paths.settings.href(tabName === 'general' ? '' : tabName), { state: { keepScroll: true } })
  }
  return (
    <RevealPartContext value={reveal}>
      <div ref={element} hidden={tabName !== currentTab}>
        {children}
      </div>
    </RevealPartContext>
  )
}
