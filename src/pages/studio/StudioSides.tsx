import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Studio } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { studioTexts as texts } from '../../texts/studio'
import { InspectorSide } from './InspectorSide'
import { PanelSide } from './PanelSide'
import { StageFrame } from './StageFrame'

const sides = ['panels', 'page', 'inspector'] as const
type Side = (typeof sides)[number]

/** Where all three stand beside each other, and where two do; the stylesheet says the same. */
const allThree = '(min-width: 75rem)'
const two = '(min-width: 44rem)'

/** Panels, the page and the properties of what is selected: beside each other as far as there is room, and a way between them. */
export function StudioSides({ studio, css }: { studio: Studio; css: string }): ReactNode {
  const [side, setSide] = useState<Side>('panels')
  const room = useRef<HTMLDivElement>(null)
  const selected = useStoreValue(studio.store, (state) => state.selected)
  useEffect(() => {
    // A phone shows the page on: it is there that a text can be written in its place.
    if (selected !== null && matchMedia(two).matches) setSide('inspector')
  }, [selected])
  const leave = () => {
    const part = room.current?.querySelector<HTMLElement>(
      matchMedia(allThree).matches && selected === null ? '[data-side="panels"]' : '[data-side="inspector"]',
    )
    if (part && part.offsetParent === null) setSide('inspector')
    requestAnimationFrame(() => firstStop(part)?.focus())
  }
  return (
    <div className="fy-studio__room" data-shown={side} ref={room}>
      <section className="fy-studio__switch" aria-label={texts.sides}>
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            className="fy-studio__side-button"
            data-for={one}
            aria-pressed={one === side}
            onClick={() => setSide(one)}
          >
            {texts.side[one]}
          </button>
        ))}
      </section>
      <PanelSide studio={studio} />
      <main className="fy-studio__stage" data-side="page">
        <StageFrame studio={studio} css={css} onLeave={leave} />
      </main>
      <InspectorSide studio={studio} />
    </div>
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
