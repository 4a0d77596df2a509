import { Rocket, RotateCcw, WifiOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { studiosOf } from '../../data/studio/Studio'
import type { Studio } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { studioTexts as texts } from '../../texts/studio'
import { EmptyState } from '../parts/EmptyState'
import { Skeleton } from '../parts/Skeleton'
import { useSite } from '../SiteContext'
import { LeaveGuard } from '../settings/LeaveGuard'
import { usePart } from '../usePart'
import { PlaceOpener } from './checks/PlaceOpener'
import { DraftConflict } from './DraftConflict'
import { FindingCounts } from './FindingCounts'
import { lateStudio } from './lateStudio'
import { StudioBar } from './StudioBar'
import { StudioSides, type StudioView } from './StudioSides'
import { useOwnStyles } from './useOwnStyles'
import { usePartKeys } from './usePartKeys'
import { usePlaceOpener } from './usePlaceOpener'
import { useUndoKeys } from './useUndoKeys'
import './StudioPage.css'
import { siteVersionsOf } from '../../data/siteVersions'
import { studioVersionTexts } from '../../texts/studioVersions'

interface StudioPageProps {
  /** Whose site it is. */
  code: string
  isSuperUser: boolean
}

/** The site studio: a client's real pages in the middle, what changes them around them. */
export function StudioPage({ code, isSuperUser }: StudioPageProps): ReactNode {
  const studio = usePart(studiosOf).of(code)
  const status = useStoreValue(studio.store, (state) => state.status)
  const session = useStoreValue(useSite().session.store, ({ name }) => name)
  // Whoever has signed in again goes on: what could not be saved meanwhile is saved now.
  useEffect(() => {
    if (session === 'signedIn') void studio.load()
  }, [studio, session])
  useUndoKeys(studio)
  if (status === 'loading') {
    return (
      <main className="fy-studio-door">
        <Skeleton card lines={8} headed />
      </main>
    )
  }
  if (status === 'failed') {
    return (
      <main className="fy-studio-door fy-card">
        <h1 className="fy-visually-hidden">{texts.failed}</h1>
        <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
          <button type="button" className="fy-button" onClick={() => void studio.load()}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </button>
        </EmptyState>
      </main>
    )
  }
  return <OpenStudio studio={studio} isSuperUser={isSuperUser} />
}

/** Windows narrower than this begin with a page that they can show about as large as it is, in CSS pixels. */
const widest = { 390: 704, 768: 1100 }

function OpenStudio({ studio, isSuperUser }: { studio: Studio; isSuperUser: boolean }): ReactNode {
  const css = useOwnStyles(studio)
  const { studio: late, watch, onDrawn } = useMemo(() => lateStudio(studio), [studio])
  useEffect(watch, [watch])
  usePartKeys()
  usePermissions(studio)
  const [view, setView] = useState<StudioView>({ side: 'panels', panel: 'blocks' })
  useEffect(() => {
    const { innerWidth } = window
    if (innerWidth < widest[390]) studio.setWidth(390)
    else if (innerWidth < widest[768]) studio.setWidth(768)
  }, [studio])
  const openPlace = usePlaceOpener(studio, setView)
  return (
    <PlaceOpener value={openPlace}>
      <div className="fy-studio">
        <StudioBar studio={late} isSuperUser={isSuperUser}>
          <FindingCounts studio={late} onOpen={() => setView({ side: 'panels', panel: 'checks' })} />
          <PublishButton studio={studio} />
        </StudioBar>
        <StudioSides studio={late} stage={{ studio, onDrawn }} css={css} view={view} onView={setView} />
        <DraftConflict studio={studio} />
        <LeaveGuard isChanged={() => studio.store.getState().saved !== 'saved'} />
      </div>
    </PlaceOpener>
  )
}

/** Tells the studio what this account may change of the site, and its languages. Until that is known, the server has the word alone. */
function usePermissions(studio: Studio): void {
  const { of } = usePart(siteVersionsOf)
  useEffect(() => {
    const { clientCode } = studio.store.getState().draft
    of(clientCode)
      .state()
      .then(
        ({ may, languages }) => {
          studio.permit(may)
          studio.offers(languages)
        },
        () => undefined,
      )
  }, [studio, of])
}

const PublishModal = lazy(async () => ({ default: (await import('./versions/PublishModal')).PublishModal }))

/** Opens the publication of what is drafted. */
function PublishButton({ studio }: { studio: Studio }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="fy-button fy-button--primary" onClick={() => setOpen(true)}>
        <Rocket aria-hidden="true" />
        {studioVersionTexts.publish}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PublishModal studio={studio} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
