import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import { studioTexts as texts } from '../../texts/studio'
import type { PanelProps } from './panels'

/** The properties of what is selected. */
export function InspectorSide({ studio }: PanelProps): ReactNode {
  const selected = useStoreValue(studio.store, (state) => state.selected)
  return (
    <aside className="fy-studio__inspector" data-side="inspector" aria-label={texts.inspector} tabIndex={-1}>
      {selected === null ? <p className="fy-studio__hint">{texts.nothingSelected}</p> : null}
    </aside>
  )
}
