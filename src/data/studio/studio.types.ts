import type { StoreApi } from 'zustand/vanilla'
import { type ClientConfig, defaultClientConfig } from '../../schemas/clientConfig/clientConfig'
import type { Choices } from '../../schemas/merge/mergeVersions'
import type { SiteDraft, SiteEdit, SiteFile } from '../../schemas/site/siteDraft'
import type { SitePermissions } from '../../schemas/site/siteVersion'
import type { Language, OtherLanguage } from '../../texts/language/language'
import type { SavedState } from './siteAutosave'

/** How wide the page is shown, in CSS pixels: a phone's, a tablet's, a desk's. */
export const studioWidths = [390, 768, 1280] as const
export type StudioWidth = (typeof studioWidths)[number]

export interface StudioState {
  /** `refused`: this account may not edit the site, or there is no such site. */
  status: 'loading' | 'ready' | 'failed' | 'refused'
  /** The site as it is edited now; revision, who and when are those of what the server has. */
  draft: SiteDraft
  configText: string
  /** The same, parsed; undefined where it is no JSON object. */
  raw: unknown
  /** What the pages are drawn from. */
  config: ClientConfig
  /** The place in config.json that is being edited, as a JSON Pointer. */
  selected: string | null
  /** The address of the page that is shown. */
  page: string
  width: StudioWidth
  canUndo: boolean
  canRedo: boolean
  /** What would be undone and done again, in words. */
  undoWords: string | null
  redoWords: string | null
  saved: SavedState
  /** What this account may change. */
  may: SitePermissions
  /** The addresses of the client's pages that visitors have; null while that is not known. */
  served: readonly string[] | null
  /** The languages that the site is offered in besides its own; none while that is not known. */
  languages: readonly OtherLanguage[]
  /** The one that the page is shown in. */
  language: Language
  /** What somebody else has kept meanwhile, and what both began from, until it is decided what stays. */
  conflict: { base: SiteDraft; theirs: SiteDraft } | null
  /** What was done last, for those who hear the page; typing is not said. */
  said: string
}

/** One client's site while it is edited. */
export interface Studio {
  store: StoreApi<StudioState>
  /** Brings the draft; again after a new sign-in or a failure: then what is not kept yet is kept. */
  load: () => Promise<void>
  /**
   * Has the server put another site in the draft's place, and takes that, whatever was edited here. What is kept or
   * published meanwhile waits its turn. Rejects as `work` does.
   * @param undoable words for the step by which Undo brings back what was edited here; without it nothing can be undone
   */
  replace: (work: () => Promise<unknown>, undoable?: string) => Promise<void>
  /**
   * Changes the site. `words` say what was done ('Heading changed'): announced, and the step's name when it is undone.
   * Edits of one `group` that follow each other within a second are one step. False where config.json is no JSON, and,
   * which is said, where this account may not change that.
   */
  edit: (edits: readonly SiteEdit[], words: string, group?: string) => boolean
  /** What this account may change, once that is known. */
  permit: (may: SitePermissions) => void
  /** Visitors have pages at these addresses from now on; null where only the server knows. */
  serves: (paths: readonly string[] | null) => void
  /** The site is offered in these languages besides its own. */
  offers: (languages: readonly OtherLanguage[]) => void
  /** Shows the page in one of them, or in its own. */
  showIn: (language: Language) => void
  undo: () => void
  redo: () => void
  select: (place: string | null) => void
  openPage: (path: string) => void
  setWidth: (width: StudioWidth) => void
  /** Rejects with an `ApiError` that says why a file is not taken. */
  addFile: (name: string, bytes: Blob, words: string) => Promise<SiteFile>
  removeFile: (name: string, words: string) => void
  /** Keeps at once what is not kept yet; `saved` in the state says whether that went well. */
  save: () => Promise<void>
  /** Decides about what both changed, merges the rest, and keeps it; undoing brings back what was here alone. */
  resolve: (choices: Choices) => Promise<void>
}

/** Before the draft has come. */
export function emptyState(clientCode: string): StudioState {
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
    raw: {},
    config: defaultClientConfig(''),
    selected: null,
    page: '/',
    width: 1280,
    canUndo: false,
    canRedo: false,
    undoWords: null,
    redoWords: null,
    saved: 'saved',
    may: { pages: true, look: true, css: true },
    served: null,
    languages: [],
    language: 'en',
    conflict: null,
    said: '',
  }
}
