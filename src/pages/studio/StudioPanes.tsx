import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PreviewCanvas } from './canvas/PreviewCanvas'
import { PermissionGate } from './draft/useStudio'
import { type PanelProps, studioPanels } from './panels'

const panes = ['panels', 'page', 'inspector'] as const
type StudioPane = (typeof panes)[number]

/** Media queries for three columns and for two; the stylesheet has the same breakpoints. */
const threePanesQuery = '(min-width: 75rem)'
export const twoPanesQuery = '(min-width: 44rem)'

/** The pane to show where not all three fit, and the current panel. */
export interface StudioView {
  pane: StudioPane
  panel: string
  /** True if the current panel is hidden, so that only the tabs are shown. Applies only where all three panes fit. */
  isClosed?: boolean
}

interface StudioPanesProps {
  studio: Studio
  /**
   * Props of the preview canvas. Its studio receives site changes at once, `studio` later; see `deferStudioUpdates`.
   */
  canvasProps: Pick<ComponentProps<typeof PreviewCanvas>, 'studio' | 'onRendered'>
  /** The draft's stylesheet. */
  css: string
  view: StudioView
  onView: (view: StudioView) => void
}

/** Panels, page and inspector side by side as far as they fit, with buttons to switch between them. */
export function StudioPanes({ studio, canvasProps, css, view, onView }: StudioPanesProps): ReactNode {
  const container = useRef<HTMLElement>(null)
  const { pane, panel, isClosed = false } = view
  const showPane = (next: StudioPane) => onView({ ...view, pane: next })
  /**
   * Moves the focus from the page to the inspector, or to the panels if nothing is selected and all three
   * panes fit.
   */
  const leavePage = () => {
    const { selected } = studio.store.getState()
    const next = selected === null && matchMedia(threePanesQuery).matches ? 'panels' : 'inspector'
    showPane(next)
    requestAnimationFrame(() =>
      findFirstFocusable(container.current?.querySelector<HTMLElement>(`[data-side="${next}"]`))?.focus(),
    )
  }
  // On a phone the page stays visible, because texts can be edited in place.
  const showSelection = () => {
    if (matchMedia(twoPanesQuery).matches) showPane('inspector')
  }
  return (
    <main className="fy-studio__room fy-stack fy-grow" data-shown={pane} ref={container}>
      <section className="fy-studio__switch" aria-label={texts.paneSwitch}>
        {panes.map((item) => (
          <button
            key={item}
            type="button"
            className="fy-studio__side-button fy-grow fy-bare fy-note"
            aria-pressed={item === pane}
            onClick={() => showPane(item)}
          >
            {texts.paneNames[item]}
          </button>
        ))}
      </section>
      <PanelTabs
        studio={studio}
        openPanel={panel}
        isClosed={isClosed}
        onOpen={(name) => onView({ pane, panel: name })}
        onClose={() => onView({ ...view, isClosed: true })}
      />
      <div className="fy-studio__stage fy-shrink fy-inset-4" data-side="page">
        <PreviewCanvas {...canvasProps} css={css} onLeave={leavePage} onSelect={showSelection} />
      </div>
      <InspectorPane studio={studio} />
    </main>
  )
}

/** Returns the first focusable element of a pane; the pane if it has none, null if there is no pane. */
function findFirstFocusable(part: HTMLElement | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('input, textarea, select, [aria-selected="true"], button') ??
    part ??
    null
  )
}

const Inspector = lazy(async () => ({ default: (await import('./inspector/Inspector')).Inspector }))

/** Properties of the selected item; of the site itself if nothing is selected. */
function InspectorPane({ studio }: PanelProps): ReactNode {
  return (
    <aside
      className="fy-studio__inspector fy-inset-4"
      data-side="inspector"
      aria-label={texts.inspector}
      tabIndex={-1}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <Inspector studio={studio} />
      </Suspense>
    </aside>
  )
}

interface PanelTabsProps extends PanelProps {
  /** Name of the open panel. */
  openPanel: string
  /** True if only the tabs are shown. */
  isClosed: boolean
  onOpen: (name: string) => void
  onClose: () => void
}

/**
 * Panels as tabs, one open at a time. Arrow keys, Home and End move between the tabs. On wide screens the open panel
 * can be hidden.
 */
function PanelTabs({ studio, openPanel, isClosed, onOpen, onClose }: PanelTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const getTabId = (name: string) => `${id}-${name}`
  const isMultilingual = useStoreValue(studio.store, ({ languages }) => languages.length > 0)
  const offeredPanels = studioPanels.filter(({ needsLanguages }) => isMultilingual || !needsLanguages)
  const panel = offeredPanels.find(({ name }) => name === openPanel)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = offeredPanels.findIndex(({ name }) => name === openPanel)
    const nextIndex = getNextIndex(event.key, index, offeredPanels.length)
    const next = nextIndex === undefined ? undefined : offeredPanels[nextIndex]
    if (!next) return
    event.preventDefault()
    onOpen(next.name)
    document.getElementById(getTabId(next.name))?.focus()
  }
  return (
    <section
      className="fy-studio__panels fy-flex"
      data-side="panels"
      data-closed={isClosed || undefined}
      aria-label={texts.panels}
    >
      <div className="fy-studio__rail">
        <button
          type="button"
          className="fy-studio__tab fy-icons-l fy-gap-1 fy-middle fy-rounded fy-studio__hide"
          aria-label={isClosed ? texts.showPanel : texts.hidePanel}
          title={isClosed ? texts.showPanel : texts.hidePanel}
          aria-expanded={!isClosed}
          aria-controls={`${id}-panel`}
          onClick={() => (isClosed ? onOpen(openPanel) : onClose())}
        >
          {isClosed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        </button>
        <div
          className="fy-column fy-gap-1"
          role="tablist"
          aria-orientation="vertical"
          aria-label={texts.panels}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {offeredPanels.map(({ name, title, icon: Icon }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={getTabId(name)}
              className="fy-studio__tab fy-icons-l fy-gap-1 fy-middle fy-rounded"
              title={title}
              aria-selected={name === openPanel}
              aria-controls={`${id}-panel`}
              tabIndex={name === openPanel ? 0 : -1}
              onClick={() => onOpen(name)}
            >
              <Icon aria-hidden="true" />
              <span className="fy-studio__tab-name">{title}</span>
            </button>
          ))}
        </div>
      </div>
      {panel ? (
        <div
          className="fy-studio__panel fy-grow fy-shrink fy-inset-4"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={getTabId(panel.name)}
        >
          <h2 className="fy-studio__panel-title fy-large">{panel.title}</h2>
          <Suspense fallback={<Skeleton lines={6} />}>
            <PermissionGate studio={studio} requiredPermissions={panel.requiredPermissions ?? []}>
              <panel.Panel studio={studio} />
            </PermissionGate>
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}

/** Returns the index of the tab that a key moves to. Both axes work, because the tabs form a row on some screens. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowDown: (index + 1) % count,
    ArrowRight: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return indexes[key]
}
