import { lazy, type ReactNode, Suspense } from 'react'
import { studioTexts as texts } from '../../texts/studio'
import { Skeleton } from '../parts/Skeleton'
import type { PanelProps } from './panels'

const Inspector = lazy(async () => ({ default: (await import('./inspector/Inspector')).Inspector }))

/** The properties of what is selected; of the site itself where nothing is. */
export function InspectorSide({ studio }: PanelProps): ReactNode {
  return (
    <aside className="fy-studio__inspector" data-side="inspector" aria-label={texts.inspector} tabIndex={-1}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Inspector studio={studio} />
      </Suspense>
    </aside>
  )
}
