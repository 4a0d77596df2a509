import {
  Boxes,
  Files,
  History,
  Image,
  Languages,
  ListChecks,
  type LucideIcon,
  Menu,
  Palette,
  Sparkles,
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Studio } from '../../data/studio/studio.types'
import type { SitePermissions } from '../../schemas/site/siteVersion'
import { studioTexts } from '../../texts/admin/studio.texts'

export interface PanelProps {
  studio: Studio
}

/** A panel of the studio; its code loads when it is opened. */
export interface StudioPanel {
  name: string
  title: string
  icon: LucideIcon
  /** Any one of these permissions enables the panel; without them it is shown disabled. Absent if it needs none. */
  requiredPermissions?: readonly (keyof SitePermissions)[]
  /** True for panels that only sites with several languages show. */
  needsLanguages?: true
  Panel: LazyExoticComponent<ComponentType<PanelProps>>
}

const titles = studioTexts.panel

/** The panels in the order of their tabs. */
export const studioPanels: readonly StudioPanel[] = [
  {
    name: 'blocks',
    title: titles.blocks,
    icon: Boxes,
    requiredPermissions: ['pages'],
    Panel: lazy(async () => ({ default: (await import('./outline/BlocksPanel')).BlocksPanel })),
  },
  {
    name: 'pages',
    title: titles.pages,
    icon: Files,
    requiredPermissions: ['pages'],
    Panel: lazy(async () => ({ default: (await import('./outline/PagesPanel')).PagesPanel })),
  },
  {
    name: 'menu',
    title: titles.menu,
    icon: Menu,
    requiredPermissions: ['pages'],
    Panel: lazy(async () => ({ default: (await import('./outline/MenuPanel')).MenuPanel })),
  },
  {
    name: 'translations',
    title: titles.translations,
    icon: Languages,
    requiredPermissions: ['pages'],
    needsLanguages: true,
    Panel: lazy(async () => ({
      default: (await import('./translations/TranslationsPanel')).TranslationsPanel,
    })),
  },
  {
    name: 'look',
    title: titles.look,
    icon: Palette,
    requiredPermissions: ['look'],
    Panel: lazy(async () => ({ default: (await import('./theme/ThemePanel')).ThemePanel })),
  },
  {
    name: 'pictures',
    title: titles.pictures,
    icon: Image,
    requiredPermissions: ['look', 'pages'],
    Panel: lazy(async () => ({ default: (await import('./pictures/PicturesPanel')).PicturesPanel })),
  },
  {
    name: 'checks',
    title: titles.checks,
    icon: ListChecks,
    Panel: lazy(async () => ({ default: (await import('./checks/ChecksPanel')).ChecksPanel })),
  },
  {
    name: 'versions',
    title: titles.versions,
    icon: History,
    Panel: lazy(async () => ({ default: (await import('./versions/VersionsPanel')).VersionsPanel })),
  },
  {
    name: 'templates',
    title: titles.templates,
    icon: Sparkles,
    requiredPermissions: ['pages'],
    Panel: lazy(async () => ({
      default: (await import('./siteTemplates/SiteTemplatePanel')).SiteTemplatePanel,
    })),
  },
]
