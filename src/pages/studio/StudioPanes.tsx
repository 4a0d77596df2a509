import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from 'react'
import type { Studio } from '../../data/studio/studio.types'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PreviewCanvas } from './canvas/PreviewCanvas'
import { PanelTabs } from './PanelTabs'
import type { PanelProps } from './panels'

const sides = ['panels', 'page', 'inspector'] as const
type StudioPane = (typeof sides)[number]

/** Media queries for three columns and for two; the stylesheet has the same breakpoints. */
const threePanesQuery = '(min-width: 75rem)'
const two = '(min-width: 44rem)'

/** Side to show if not all three fit, and the open panel. */
export interface StudioView {
  side: StudioPane
  panel: string
  /** True if only the panels' tabs are shown beside the page, where all three sides fit. */
  isClosed?: boolean
}

interface StudioPanesProps {
  studio: Studio
  /** Props of the preview canvas, which receives changes before the panels and reports when it has painted them. */
  canvasProps: Pick<ComponentProps<typeof PreviewCanvas>, 'studio' | 'onRendered'>
  /** The client's own stylesheet. */
  css: string
  view: StudioView
  onView: (view: StudioView) => void
}

/** Panels, page and inspector side by side as far as they fit, with buttons to switch between them. */
export function StudioPanes({ studio, canvasProps, css, view, onView }: StudioPanesProps): ReactNode {
  const container = useRef<HTMLElement>(null)
  const { side, panel, isClosed = false } = view
  const show = (next: StudioPane) => onView({ ...view, side: next })
  const leave = () => {
    const { selected } = studio.store.getState()
    const next = selected === null && matchMedia(threePanesQuery).matches ? 'panels' : 'inspector'
    show(next)
    requestAnimationFrame(() =>
      findFirstFocusable(container.current?.querySelector<HTMLElement>(`[data-side="${next}"]`))?.focus(),
    )
  }
  // On a phone the page stays visible, because texts can be edited in place.
  const selectInPage = () => {
    if (matchMedia(two).matches) show('inspector')
  }
  return (
    <main className="fy-studio__room" data-shown={side} ref={container}>
      <section className="fy-studio__switch" aria-label={texts.sides}>
        {sides.map((item) => (
          <button
            key={item}
            type="button"
            className="fy-studio__side-button"
            data-for={item}
            aria-pressed={item === side}
            onClick={() => show(item)}
          >
            {texts.side[item]}
          </button>
        ))}
      </section>
      <PanelTabs
        studio={studio}
        open={panel}
        isClosed={isClosed}
        onOpen={(name) => onView({ side, panel: name })}
        onClose={() => onView({ ...view, isClosed: true })}
      />
      <div className="fy-studio__stage" data-side="page">
        <PreviewCanvas {...canvasProps} css={css} onLeave={leave} onSelect={selectInPage} />
      </div>
      <InspectorSide studio={studio} />
    </main>
  )
}

/** Returns the element to focus when the user comes from the page. */
function findFirstFocusable(part: HTMLElement | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('input, textarea, select, [aria-selected="true"], button') ??
    part ??
    null
  )
}

const Inspector = lazy(async () => ({ default: (await import('./inspector/Inspector')).Inspector }))

/** Properties of the selected item; of the site itself if nothing is selected. */
function InspectorSide({ studio }: PanelProps): ReactNode {
  return (
    <aside className="fy-studio__inspector" data-side="inspector" aria-label={texts.inspector} tabIndex={-1}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Inspector studio={studio} />
      </Suspense>
    </aside>
  )
}
