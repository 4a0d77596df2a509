import { Button } from '../../widgets/shared/Button'
import './StudioPage.css'
import { CircleAlert, CircleCheck, Lock, Rocket, RotateCcw, TriangleAlert, WifiOff } from 'lucide-react'
import {
  type Dispatch,
  lazy,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getAccountRole, type SessionState } from '../../data/session/sessionMachine'
import { createSiteVersionsApi } from '../../data/studio/siteVersions.api'
import { createStudios } from '../../data/studio/studio.store'
import type { Studio } from '../../data/studio/studio.types'
import { getPagePathOfPlace } from '../../schemas/site/renamedPagePath'
import { countFindings } from '../../schemas/site/siteFinding'
import { studioVersionTexts } from '../../texts/admin/siteVersions.texts'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { paths } from '../routing/paths'
import { getSiteAddress } from '../routing/siteAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { useFindings } from './checks/useFindings'
import { DraftConflict } from './DraftConflict'
import { deferStudioUpdates } from './deferStudioUpdates'
import { PlaceOpener, useDraftStyles } from './draft/useStudio'
import { StudioBar } from './StudioBar'
import { StudioPanes, type StudioView, twoPanesQuery } from './StudioPanes'
import { usePartKeys, useUndoKeys } from './studioKeys'

interface StudioPageProps {
  /** Client code of the site. */
  code: string
  isSuperUser: boolean
}

/** The site studio: a client's real pages in the middle, surrounded by the editing panels. */
export function StudioPage({ code, isSuperUser }: StudioPageProps): ReactNode {
  const studio = useSiteService(createStudios).getStudio(code)
  const status = useStoreValue(studio.store, (state) => state.status)
  const account = useStoreValue(useSite().session.store, getAccountKey)
  // Another sign-in saves pending changes or, without any, reloads the draft. A token refresh does neither.
  useEffect(() => {
    if (account !== null) void studio.load()
  }, [studio, account])
  useUndoKeys(studio)
  if (status === 'loading') {
    return (
      <main className="fy-studio-door">
        <Skeleton card lines={8} hasHeading />
      </main>
    )
  }
  if (status === 'refused') {
    return (
      <main className="fy-studio-door fy-card">
        <h1 className="fy-visually-hidden">{texts.refused}</h1>
        <EmptyState icon={<Lock />} title={texts.refused} text={texts.refusedText}>
          <a className="fy-button fy-button--primary" href={paths.settings.href()}>
            {texts.leave}
          </a>
        </EmptyState>
      </main>
    )
  }
  if (status === 'failed') {
    return (
      <main className="fy-studio-door fy-card">
        <h1 className="fy-visually-hidden">{texts.failed}</h1>
        <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
          <Button onClick={() => void studio.load()}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </Button>
        </EmptyState>
      </main>
    )
  }
  return <OpenStudio studio={studio} isSuperUser={isSuperUser} />
}

/** Returns a key of the signed-in user and their role; null if no user is signed in or the session is unknown. */
function getAccountKey(state: SessionState): string | null {
  return 'claims' in state && state.claims ? `${state.claims.sub} ${getAccountRole(state)}` : null
}

/**
 * Window widths in CSS pixels, by preview width. In a narrower window the studio starts with this preview width, so
 * that the preview needs little scaling.
 */
const windowWidthLimits = { 390: 704, 768: 1100 }

/** Returns the view to start with: the page where only one pane fits, otherwise the panels beside the page. */
function getInitialView(): StudioView {
  return { pane: matchMedia(twoPanesQuery).matches ? 'panels' : 'page', panel: 'blocks' }
}

function OpenStudio({ studio, isSuperUser }: { studio: Studio; isSuperUser: boolean }): ReactNode {
  const css = useDraftStyles(studio)
  const {
    studio: deferredStudio,
    subscribeToStore,
    onRendered,
  } = useMemo(() => deferStudioUpdates(studio), [studio])
  useEffect(subscribeToStore, [subscribeToStore])
  usePartKeys()
  usePermissionsAndLanguages(studio)
  const [view, setView] = useState<StudioView>(getInitialView)
  useEffect(() => {
    const { innerWidth } = window
    if (innerWidth < windowWidthLimits[390]) studio.setWidth(390)
    else if (innerWidth < windowWidthLimits[768]) studio.setWidth(768)
  }, [studio])
  const openPlace = usePlaceOpener(studio, setView)
  return (
    <PlaceOpener value={openPlace}>
      <div className="fy-studio fy-column">
        <StudioBar studio={deferredStudio} isSuperUser={isSuperUser}>
          <FindingCounts
            studio={deferredStudio}
            onOpen={() => setView({ pane: 'panels', panel: 'checks' })}
          />
          <PublishButton isSuperUser={isSuperUser} studio={studio} />
        </StudioBar>
        <StudioPanes
          studio={deferredStudio}
          canvasProps={{ studio, onRendered }}
          css={css}
          view={view}
          onView={setView}
        />
        <DraftConflict studio={studio} />
        <LeaveGuard isChanged={() => studio.store.getState().savedState !== 'saved'} />
      </div>
    </PlaceOpener>
  )
}

/**
 * Loads the account's site permissions and the site's languages into the studio. Until then, and if loading fails, only
 * the server enforces permissions.
 */
function usePermissionsAndLanguages(studio: Studio): void {
  const { forClient } = useSiteService(createSiteVersionsApi)
  useEffect(() => {
    const { clientCode } = studio.store.getState().draft
    forClient(clientCode)
      .getState()
      .then(
        ({ may: permissions, languages }) => {
          studio.setPermissions(permissions)
          studio.setLanguages(languages)
        },
        () => undefined,
      )
  }, [studio, forClient])
}

const PublishModal = lazy(async () => ({ default: (await import('./versions/PublishModal')).PublishModal }))

/** Button that opens the dialog to publish the draft. */
function PublishButton({ studio, isSuperUser }: { studio: Studio; isSuperUser: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const code = useStoreValue(studio.store, ({ draft }) => draft.clientCode)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Rocket aria-hidden="true" />
        {studioVersionTexts.publish}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PublishModal
            studio={studio}
            siteHref={isSuperUser ? getSiteAddress(code, window.location) : '/'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/**
 * Returns a function that opens a location in config.json: theme settings in the theme panel, all others in the
 * inspector. If the location belongs to a page, the canvas shows this page.
 */
function usePlaceOpener(
  studio: Studio,
  onView: Dispatch<SetStateAction<StudioView>>,
): (place: string) => void {
  return useCallback(
    (place) => {
      const page = getPagePathOfPlace(studio.store.getState().rawConfig, place)
      const isThemePlace = /^\/(look|themeColor)(\/|$)/.test(place)
      if (page?.startsWith('/')) studio.openPage(page)
      studio.select(place)
      onView((view) => (isThemePlace ? { pane: 'panels', panel: 'look' } : { ...view, pane: 'inspector' }))
    },
    [studio, onView],
  )
}

/** Button with the number of errors and warnings in the draft; opens the list of findings. */
function FindingCounts({ studio, onOpen }: { studio: Studio; onOpen: () => void }): ReactNode {
  const { errors, warnings } = countFindings(useFindings(studio))
  const countsText = [
    ...(errors > 0 ? [texts.errors(errors)] : []),
    ...(warnings > 0 ? [texts.warnings(warnings)] : []),
  ].join(', ')
  const Icon = errors > 0 ? CircleAlert : warnings > 0 ? TriangleAlert : CircleCheck
  return (
    <Button
      look="quiet"
      className="fy-studio__counts"
      data-worst={errors > 0 ? 'error' : warnings > 0 ? 'warning' : undefined}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" />
      {countsText || texts.noFindings}
    </Button>
  )
}
