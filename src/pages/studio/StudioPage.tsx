import './StudioPage.css'
import { Lock, Rocket, RotateCcw, WifiOff } from 'lucide-react'
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
import { accountRoleOf, type SessionState } from '../../data/session/sessionMachine'
import { createSiteVersionsApi } from '../../data/studio/siteVersions.api'
import { createStudios } from '../../data/studio/studio.store'
import type { Studio } from '../../data/studio/studio.types'
import { pageOfPlace } from '../../schemas/site/pageAfter'
import { studioVersionTexts } from '../../texts/admin/siteVersions.texts'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { paths } from '../routing/paths'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useSite } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'
import { undoKey } from './canvas/undoKey'
import { DraftConflict } from './DraftConflict'
import { PlaceOpener } from './draft/PlaceOpener'
import { useDraftStyles } from './draft/useDraftStyles'
import { FindingCounts } from './FindingCounts'
import { lateStudio } from './lateStudio'
import { StudioBar } from './StudioBar'
import { StudioSides, type StudioView } from './StudioSides'

interface StudioPageProps {
  /** Whose site it is. */
  code: string
  isSuperUser: boolean
}

/** The site studio: a client's real pages in the middle, what changes them around them. */
export function StudioPage({ code, isSuperUser }: StudioPageProps): ReactNode {
  const studio = useSitePart(createStudios).of(code)
  const status = useStoreValue(studio.store, (state) => state.status)
  const account = useStoreValue(useSite().session.store, accountKey)
  // A new sign-in loads it again, which saves what could not be saved meanwhile; a token that is refreshed does not.
  useEffect(() => {
    if (account !== null) void studio.load()
  }, [studio, account])
  useUndoKeys(studio)
  if (status === 'loading') {
    return (
      <main className="fy-studio-door">
        <Skeleton card lines={8} headed />
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

/** Who is signed in and what their role is; null where nobody is, or nobody knows yet. */
function accountKey(state: SessionState): string | null {
  return 'claims' in state && state.claims ? `${state.claims.sub} ${accountRoleOf(state)}` : null
}

/** Windows narrower than this begin with a page that they can show about as large as it is, in CSS pixels. */
const widest = { 390: 704, 768: 1100 }

function OpenStudio({ studio, isSuperUser }: { studio: Studio; isSuperUser: boolean }): ReactNode {
  const css = useDraftStyles(studio)
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
  const { of } = useSitePart(createSiteVersionsApi)
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

/** The parts of the studio in the order in which F6 goes through them, and what takes the focus in each. */
const stops = [
  ['.fy-studio__bar', 'select'],
  ['[data-side="panels"]', '[role="tab"][aria-selected="true"]'],
  ['[data-side="page"]', 'iframe'],
  ['[data-side="inspector"]', 'input, textarea, select, button'],
] as const

/** F6 goes from one part of the studio to the next, with Shift to the one before; parts that are put away are left out. */
export function usePartKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const parts = stops.flatMap(([part, stop]) => {
        const found = document.querySelector<HTMLElement>(part)
        const first = found?.querySelector<HTMLElement>(stop) ?? found
        return found && first?.checkVisibility({ visibilityProperty: true }) ? [{ found, first }] : []
      })
      const here = parts.findIndex(({ found }) => found.contains(document.activeElement))
      const next = event.shiftKey ? (here < 0 ? -1 : here - 1) : here + 1
      parts.at(next % parts.length)?.first.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; inside of a text field they are the field's own. */
export function useUndoKeys(studio: Studio): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const kind = event.defaultPrevented || isWriting(event.target) ? null : undoKey(event)
      if (!kind) return
      event.preventDefault()
      studio[kind]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [studio])
}

const textFields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textFields) !== null

/** What leads to a place of config.json wherever it is: the look to its panel, all else to its page and its properties. */
export function usePlaceOpener(
  studio: Studio,
  onView: Dispatch<SetStateAction<StudioView>>,
): (place: string) => void {
  return useCallback(
    (place) => {
      const page = pageOfPlace(studio.store.getState().raw, place)
      const isLook = /^\/(look|themeColor)(\/|$)/.test(place)
      if (page?.startsWith('/')) studio.openPage(page)
      studio.select(place)
      onView(({ panel }) => (isLook ? { side: 'panels', panel: 'look' } : { side: 'inspector', panel }))
    },
    [studio, onView],
  )
}
