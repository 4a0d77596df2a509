import type { StoreApi } from 'zustand/vanilla'
import { type ClientConfig, createDefaultClientConfig } from '../../schemas/clientConfig/clientConfig'
import type { Choices } from '../../schemas/merge/mergeVersions'
import type { SiteDraft, SiteEdit, SiteFile } from '../../schemas/site/siteDraft'
import type { SitePermissions } from '../../schemas/site/siteVersion'
import type { Language, OtherLanguage } from '../../texts/language/language'
import type { SiteSaveStatus } from './siteAutosave'

/** Widths of the preview canvas in CSS pixels: phone, tablet and desktop. */
export const studioWidths = [390, 768, 1280] as const
export type StudioWidth = (typeof studioWidths)[number]

export interface StudioState {
  /** `refused`: this account may not edit the site, or the site does not exist. */
  status: 'loading' | 'ready' | 'failed' | 'refused'
  /** The site as edited now; `revision`, `updatedAt` and `updatedBy` are those of the server's draft. */
  draft: SiteDraft
  configText: string
  /** The parsed `configText`; undefined when it is not a JSON object. */
  rawConfig: unknown
  /** The configuration that the pages are rendered from. */
  config: ClientConfig
  /** JSON Pointer of the selected element in config.json. */
  selected: string | null
  /** The path of the shown page. */
  page: string
  width: StudioWidth
  canUndo: boolean
  canRedo: boolean
  /** Descriptions of the next undo and redo step. */
  undoDescription: string | null
  redoDescription: string | null
  savedState: SiteSaveStatus
  /** The areas that this account may change. */
  permissions: SitePermissions
  /** The paths of the client's published pages; null until they are known. */
  publishedPaths: readonly string[] | null
  /** The languages that the site is offered in besides its own; empty until they are known. */
  languages: readonly OtherLanguage[]
  /** The language that the page is shown in. */
  language: Language
  /** Another user's saved draft and the common base, until the conflict is resolved. */
  conflict: { base: SiteDraft; theirs: SiteDraft } | null
  /** The last action, announced to screen readers; typing is not announced. */
  announcement: string
}

/** The editing session of one client's site. */
export interface Studio {
  store: StoreApi<StudioState>
  /** Loads the draft, or reloads it after a new sign-in or a failure; then unsaved changes are saved. */
  load: () => Promise<void>
  /**
   * Runs `action`, which replaces the draft on the server, then loads the new draft and discards local edits. Saves and
   * publications wait until it is done. Rejects if `action` rejects.
   * @param undoDescription name of the undo step that restores the local edits; without it nothing can be undone
   */
  replace: (action: () => Promise<unknown>, undoDescription?: string) => Promise<void>
  /**
   * Changes the site. `description` ('Heading changed') is announced, and names the undo step.
   * Edits of one `group` that follow each other within a second are one step. Returns false if config.json is not
   * valid JSON, or if this account lacks the permission, which is announced.
   */
  edit: (edits: readonly SiteEdit[], description: string, group?: string) => boolean
  /** Sets what this account may change, once that is known. */
  setPermissions: (permissions: SitePermissions) => void
  /** Sets the paths of the published pages; null when only the server knows them. */
  setPublishedPaths: (paths: readonly string[] | null) => void
  /** Sets the languages that the site is offered in besides its own. */
  setLanguages: (languages: readonly OtherLanguage[]) => void
  /** Shows the page in one of the offered languages, or in its own. */
  showLanguage: (language: Language) => void
  undo: () => void
  redo: () => void
  select: (place: string | null) => void
  openPage: (path: string) => void
  setWidth: (width: StudioWidth) => void
  /** Rejects with an `ApiError` that says why the server does not accept a file. */
  addFile: (name: string, bytes: Blob, description: string) => Promise<SiteFile>
  removeFile: (name: string, description: string) => void
  /** Saves unsaved changes at once; `savedState` reports the result. */
  save: () => Promise<void>
  /** Resolves the conflicts, merges other changes and saves; one undo step restores the content before the merge. */
  resolve: (choices: Choices) => Promise<void>
}

/** The state before the draft is loaded. */
export function createEmptyState(clientCode: string): StudioState {
  return {
    status: 'loading',
    draft: {
      clientCode,
      company: '',
      revision: 0,
      base: null,
      configText: '',
      files: {},
      ids: { pages: [], menu: [] },
      updatedAt: null,
      updatedBy: null,
    },
    configText: '',
    rawConfig: {},
    config: createDefaultClientConfig(''),
    selected: null,
    page: '/',
    width: 1280,
    canUndo: false,
    canRedo: false,
    undoDescription: null,
    redoDescription: null,
    savedState: 'saved',
    permissions: { pages: true, look: true, css: true },
    publishedPaths: null,
    languages: [],
    language: 'en',
    conflict: null,
    announcement: '',
  }
}
