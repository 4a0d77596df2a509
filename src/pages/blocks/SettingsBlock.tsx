import { LayoutTemplate, RotateCcw, ShieldCheck, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { accountRoleOf } from '../../data/session/sessionMachine'
import { settingsOf } from '../../data/settings'
import { useStoreValue } from '../../data/useStoreValue'
import { mayEnter } from '../../schemas/accountRoles'
import { ownSignInTexts } from '../../texts/ownSignIn'
import { settingsPageTexts as texts } from '../../texts/settings'
import { studioTitle } from '../../texts/studioTitle'
import { NoticesCard } from '../notices/NoticesCard'
import { NewDeviceNotice } from '../ownSignIn/NewDeviceNotice'
import { OwnSignInCard, toOwnSignIn } from '../ownSignIn/OwnSignInCard'
import { EmptyState } from '../parts/EmptyState'
import { PageHeading } from '../parts/PageHeading'
import { Skeleton } from '../parts/Skeleton'
import { useSite } from '../SiteContext'
import { RetentionCard } from '../settings/RetentionCard'
import { SettingsForm } from '../settings/SettingsForm'
import { StateTemplatesCard } from '../settings/StateTemplatesCard'
import { studioAddress } from '../studio/studioAddress'
import { usePart } from '../usePart'
import './SettingsBlock.css'

/** What a client says of its own site [RT-11, SE-01…SE-05]. */
export function SettingsBlock(): ReactNode {
  const settings = usePart(settingsOf)
  const state = useStoreValue(settings.store, (now) => now)
  const accountRole = useStoreValue(useSite().session.store, accountRoleOf) ?? 'owner'
  const [edits, owns] = [mayEnter(accountRole, 'site'), mayEnter(accountRole, 'account')]
  useEffect(() => {
    if (edits) void settings.load()
  }, [settings, edits])
  if (!edits) return <OwnSettings readsApplications={mayEnter(accountRole, 'applications')} />
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
          <button type="button" className="fy-button" onClick={toOwnSignIn}>
            <ShieldCheck aria-hidden="true" />
            {ownSignInTexts.title}
          </button>
        </div>
      </div>
      {state.status === 'loading' ? <Skeleton card lines={10} /> : null}
      {state.status === 'ready' ? <SettingsForm settings={state.settings} etag={state.etag} /> : null}
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
      {mayEnter(accountRole, 'applications') ? <NoticesCard /> : null}
      <OwnSignInCard />
    </div>
  )
}

/** Of who has nothing to say of the site: what is one's own. */
function OwnSettings({ readsApplications }: { readsApplications: boolean }): ReactNode {
  return (
    <div className="fy-settings-page">
      <NewDeviceNotice />
      <PageHeading>{texts.title}</PageHeading>
      {readsApplications ? <NoticesCard /> : null}
      <OwnSignInCard />
    </div>
  )
}
