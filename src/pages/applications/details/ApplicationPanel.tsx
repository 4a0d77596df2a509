import { Button } from '../../../widgets/shared/Button'
import './ApplicationPanel.css'
import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { createApplicationCounts } from '../../../data/applications/applicationCounts.store'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { applicationsTexts, inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { EmptyState } from '../../shared/feedback/EmptyState'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useSiteService } from '../../shared/site/SiteContext'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import type { Neighbours } from '../query/useReviewKeys'
import { ApplicationFacts } from './ApplicationFacts'
import { ApplicationHead } from './ApplicationHead'
import { ApplicationSourceContext } from './ApplicationSource'

interface ApplicationPanelProps {
  id: number
  neighbours: Neighbours
}

/** One application, beside the list; on a narrow screen it replaces the list [AP-06]. */
export function ApplicationPanel({ id, neighbours }: ApplicationPanelProps): ReactNode {
  const applications = useSiteService(createApplications)
  const counts = useSiteService(createApplicationCounts)
  const details = useStoreValue(applications.store, (state) => state.details)
  useEffect(() => {
    void applications.open(id).then(() => counts.load({}))
    return applications.close
  }, [applications, counts, id])
  const current = details?.id === id ? details : null
  const source = useMemo(
    () => ({
      isSubmitted: true,
      downloadAttachment: (attachmentId: number) => applications.downloadAttachment(id, attachmentId),
      revealSecret: (path: string) => applications.revealSecret(id, path),
    }),
    [applications, id],
  )
  const isNotFound = current?.status === 'failed' && current.error.status === 404
  return (
    <SidePanel
      className="fy-application fy-card"
      label={current?.data ? applicationsTexts.panel(current.data.applicantName) : applicationsTexts.details}
      record={id}
      isLoaded={Boolean(current?.data)}
    >
      <div className="fy-application__head">
        <PanelBar neighbours={neighbours} />
        {current?.data ? (
          <ApplicationSourceContext value={source}>
            <ApplicationHead application={current.data} />
          </ApplicationSourceContext>
        ) : null}
      </div>
      {current?.status === 'failed' ? (
        <EmptyState
          icon={<X />}
          title={isNotFound ? applicationsTexts.noSuchApplication : applicationsTexts.detailsFailed}
          {...(isNotFound ? {} : { text: applicationsTexts.failedText })}
        />
      ) : null}
      {current?.data ? (
        <ApplicationSourceContext value={source}>
          <ApplicationFacts key={id} application={current.data} />
        </ApplicationSourceContext>
      ) : null}
      {current?.data || current?.status === 'failed' ? null : <Skeleton lines={8} />}
    </SidePanel>
  )
}

/** Links back to the list and to the previous and next application. */
function PanelBar({ neighbours }: Pick<ApplicationPanelProps, 'neighbours'>): ReactNode {
  const [search] = useSearchParams()
  const listHref = writeApplicationsQuery(search, { id: null })
  const navigateOptions = { keepScroll: true }
  return (
    <div className="fy-application__bar fy-no-print fy-row fy-gap-2">
      <Link className="fy-button fy-button--quiet fy-application__back" to={listHref} state={navigateOptions}>
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Link>
      <PanelSteps neighbours={neighbours} />
      <Link
        className="fy-button fy-button--quiet fy-button--icon fy-application__close"
        to={listHref}
        state={navigateOptions}
        aria-label={applicationsTexts.close}
      >
        <X aria-hidden="true" />
      </Link>
    </div>
  )
}

interface SidePanelProps {
  className: string
  label: string
  /** Id of the shown record; when it changes, the panel scrolls to its top. */
  record: string | number
  isLoaded: boolean
  children: ReactNode
}

/** One record of a list, beside the list; on a narrow screen it replaces the list. */
function SidePanel({ className, label, record, isLoaded, children }: SidePanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel, record, isLoaded)
  return (
    <section className={className} aria-label={label} tabIndex={-1} ref={panel}>
      {children}
    </section>
  )
}

/** Scrolls to an opened record and focuses its heading, or the panel until the heading has loaded. */
function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  record: string | number,
  isLoaded: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record that is opened starts at its top.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
    panel.current?.focus({ preventScroll: true })
    if (panel.current) scrollToStart(panel.current)
  }, [panel, record])
  useEffect(() => {
    if (!isLoaded || !panel.current || document.activeElement !== panel.current) return
    panel.current.querySelector('h2')?.focus({ preventScroll: true })
    scrollToStart(panel.current)
  }, [panel, isLoaded])
}

/**
 * Scrolls to the panel's start if it is off screen or in the lower half of the screen: on a narrow screen the panel
 * replaces the list, which may be scrolled.
 */
function scrollToStart(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) panel.scrollIntoView({ block: 'start' })
}

/** Links to the previous and next application in list order, labelled with their keyboard shortcuts (K and J). */
function PanelSteps({ neighbours }: { neighbours: Neighbours }): ReactNode {
  const { previous, next, place, total } = neighbours
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-application-nav fy-row fy-gap-2"
      role="group"
      aria-label={place === null ? texts.next : texts.place(place, total)}
    >
      <Step to={previous} label={texts.previous} shortcut="K">
        <ChevronLeft aria-hidden="true" />
      </Step>
      {place === null ? null : (
        <span className="fy-application-nav__place fy-note">{texts.place(place, total)}</span>
      )}
      <Step to={next} label={texts.next} shortcut="J">
        <ChevronRight aria-hidden="true" />
      </Step>
    </div>
  )
}

interface StepProps {
  to: number | null
  label: string
  shortcut: string
  children: ReactNode
}

function Step({ to, label, shortcut, children }: StepProps): ReactNode {
  const [search] = useSearchParams()
  const key = (
    <span className="fy-application-nav__key fy-soft fy-strong" aria-hidden="true" title={texts.shortcutHint}>
      {shortcut}
    </span>
  )
  if (to === null)
    return (
      <Button size="small" className="fy-application-nav__step" aria-label={label} disabled>
        {children}
        {key}
      </Button>
    )
  return (
    <Link
      className="fy-button fy-button--small fy-application-nav__step"
      to={writeApplicationsQuery(search, { id: to })}
      replace
      state={{ keepScroll: true }}
      aria-label={label}
      aria-keyshortcuts={shortcut}
    >
      {children}
      {key}
    </Link>
  )
}
