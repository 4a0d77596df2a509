import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from 'react'
import type { Studio } from '../../data/studio/studio.types'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PreviewCanvas } from './canvas/PreviewCanvas'
import { PanelSide } from './PanelSide'
import type { PanelProps } from './panels'

const sides = ['panels', 'page', 'inspector'] as const
type Side = (typeof sides)[number]

/** Where all three stand beside each other, and where two do; the stylesheet says the same. */
const allThree = '(min-width: 75rem)'
const two = '(min-width: 44rem)'

/** What is shown where there is no room for all three, and which of the panels. */
export interface StudioView {
  side: Side
  panel: string
}

interface StudioSidesProps {
  studio: Studio
  /** The same for the page in the frame, which is told of a change first, and says when it is painted. */
  stage: Pick<ComponentProps<typeof PreviewCanvas>, 'studio' | 'onDrawn'>
  /** The client's own stylesheet. */
  css: string
  view: StudioView
  onView: (view: StudioView) => void
}

/** Panels, the page and the properties of what is selected: beside each other as far as there is room, and a way between them. */
export function StudioSides({ studio, stage, css, view, onView }: StudioSidesProps): ReactNode {
  const room = useRef<HTMLElement>(null)
  const { side, panel } = view
  const show = (next: Side) => onView({ side: next, panel })
  const leave = () => {
    const { selected } = studio.store.getState()
    const next = selected === null && matchMedia(allThree).matches ? 'panels' : 'inspector'
    show(next)
    requestAnimationFrame(() =>
      firstStop(room.current?.querySelector<HTMLElement>(`[data-side="${next}"]`))?.focus(),
    )
  }
  // A phone shows the page on: it is there that a text can be written in its place.
  const selectInPage = () => {
    if (matchMedia(two).matches) show('inspector')
  }
  return (
    <main className="fy-studio__room" data-shown={side} ref={room}>
      <section className="fy-studio__switch" aria-label={texts.sides}>
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            className="fy-studio__side-button"
            data-for={one}
            aria-pressed={one === side}
            onClick={() => show(one)}
          >
            {texts.side[one]}
          </button>
        ))}
      </section>
      <PanelSide studio={studio} open={panel} onOpen={(name) => onView({ side, panel: name })} />
      <div className="fy-studio__stage" data-side="page">
        <PreviewCanvas {...stage} css={css} onLeave={leave} onSelect={selectInPage} />
      </div>
      <InspectorSide studio={studio} />
    </main>
  )
}

/** What takes the focus of whoever comes from the page. */
function firstStop(part: HTMLElement | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>('input, textarea, select, [aria-selected="true"], button') ??
    part ??
    null
  )
}

const Inspector = lazy(async () => ({ default: (await import('./inspector/Inspector')).Inspector }))

/** The properties of what is selected; of the site itself where nothing is. */
function InspectorSide({ studio }: PanelProps): ReactNode {
  return (
    <aside className="fy-studio__inspector" data-side="inspector" aria-label={texts.inspector} tabIndex={-1}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Inspector studio={studio} />
      </Suspense>
    </aside>
  )
}
