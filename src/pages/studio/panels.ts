import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Studio } from '../../data/studio/studioState'

export interface PanelProps {
  studio: Studio
}

/** A panel of the studio; its code comes when it is opened. */
export interface StudioPanel {
  name: string
  title: string
  icon: LucideIcon
  Panel: LazyExoticComponent<ComponentType<PanelProps>>
}

/** In the order of the tabs. */
export const studioPanels: readonly StudioPanel[] = []
