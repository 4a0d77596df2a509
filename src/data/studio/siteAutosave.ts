import type { SiteDraft, SiteFile } from '../../schemas/site/siteDraft'
import { createAutosave } from '../autosave/autosave'
import type { KeyValueStore } from '../browser/storage'
import { toApiError } from '../http/apiError'
import type { SiteContent } from './editHistory'
import type { SiteDraftApi } from './studio.api'

/** Save status of the edited site. */
export type SiteSaveStatus =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'signedOut'
  | 'forbidden'
  | 'failed'
  | 'conflict'

interface SiteAutosaveOptions {
  api: SiteDraftApi
  clientCode: string
  tabStore: KeyValueStore
  getContent: () => SiteContent
  /** Called after each change of the save status, with the draft as last received from the server. */
  onStateChange: (state: SiteSaveStatus, draft: SiteDraft) => void
  /**
   * Called when another user has saved a different draft.
   * @returns whether both were merged and can be saved; false if the user has to resolve conflicts
   */
  onConflict: (serverDraft: SiteDraft, base: SiteDraft) => boolean
}

/** Saves a site's draft and its files to the server. */
export class SiteAutosave {
  readonly #options: SiteAutosaveOptions
  #serverDraft: SiteDraft
  readonly #autosave = createAutosave({
    send: () => this.#send(),
    onFailure: (failure) => {
      this.saveInTab()
      this.#reportState(failure === 'refused' || failure === 'gone' ? 'failed' : failure)
    },
  })

  constructor(serverDraft: SiteDraft, options: SiteAutosaveOptions) {
    this.#serverDraft = serverDraft
    this.#options = options
  }

  /** Returns the draft as last received from the server. */
  getServerDraft = (): SiteDraft => this.#serverDraft

  /** Sets the draft that the server is known to have. */
  setServerDraft(serverDraft: SiteDraft): void {
    this.#serverDraft = serverDraft
  }

  isChanged(): boolean {
    const { configText, files } = this.#options.getContent()
    return configText !== this.#serverDraft.configText || !areFilesEqual(files, this.#serverDraft.files)
  }

  /** Schedules a save after an edit. */
  scheduleSave(): void {
    this.#reportState(this.isChanged() ? 'unsaved' : 'saved')
    this.#autosave.scheduleSave()
  }

  /** Saves unsaved changes at once; resolves when they are saved or the save has failed. */
  save = (): Promise<void> => this.#autosave.save()

  /** Uploads one file, which the server sanitizes. Rejects with an `ApiError`. */
  putFile(name: string, bytes: Blob): Promise<SiteFile> {
    return this.runInSequence(async () => {
      const { file, revision } = await this.#options.api.putFile(name, bytes)
      this.#recordFile(name, file, revision)
      return file
    })
  }

  /** Runs a request on the draft after the requests that are queued already. */
  runInSequence<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#autosave.enqueue(task)
  }

  stop(): void {
    this.#autosave.stop()
  }

  /** Stores unsaved changes in the tab, so that they survive a reload and a new sign-in; removes saved ones. */
  saveInTab(): void {
    const { tabStore, getContent } = this.#options
    const { configText, ids, files } = getContent()
    const { revision, ...serverDraft } = this.#serverDraft
    const base = { configText: serverDraft.configText, ids: serverDraft.ids, files: serverDraft.files }
    const tabAutosave: TabAutosave = { revision, base, configText, ids, files }
    if (this.isChanged()) tabStore.set(this.#getStorageKey(), JSON.stringify(tabAutosave))
    else tabStore.remove(this.#getStorageKey())
  }

  readFromTab(): TabAutosave | null {
    const text = this.#options.tabStore.get(this.#getStorageKey())
    return text === null ? null : (JSON.parse(text) as TabAutosave)
  }

  #getStorageKey = () => `studio-${this.#options.clientCode}`

  #reportState(state: SiteSaveStatus): void {
    this.#options.onStateChange(state, this.#serverDraft)
  }

  async #send(): Promise<void> {
    const content = this.#options.getContent()
    if (!this.isChanged()) return this.#finishSave()
    this.#reportState('saving')
    try {
      await this.#sendFiles(content.files)
      const removedNames = Object.keys(this.#serverDraft.files).filter(
        (name) => !Object.hasOwn(content.files, name),
      )
      const change = { configText: content.configText, ids: content.ids }
      const fullChange = removedNames.length > 0 ? { ...change, removed: removedNames } : change
      this.#serverDraft = await this.#options.api.write(fullChange, this.#serverDraft.revision)
    } catch (error) {
      if (toApiError(error).status !== 412) throw error
      return this.#mergeServerDraft()
    }
    this.#finishSave()
  }

  #finishSave(): void {
    this.saveInTab()
    const isChanged = this.isChanged()
    this.#reportState(isChanged ? 'unsaved' : 'saved')
    if (isChanged) this.#autosave.scheduleSave()
  }

  /**
   * Uploads files that the server's draft does not have, for example after undoing a removal; the server still has
   * their bytes.
   */
  async #sendFiles(files: SiteContent['files']): Promise<void> {
    const { api } = this.#options
    for (const [name, file] of Object.entries(files)) {
      if (this.#serverDraft.files[name]?.hash === file.hash) continue
      const result = await api.putFile(name, await api.downloadFile(name, file))
      this.#recordFile(name, result.file, result.revision)
    }
  }

  /**
   * Records an uploaded file in the server's draft. If the revision grew by more than one, another user has changed the
   * draft as well: the old revision is kept, so that the next save detects this change.
   */
  #recordFile(name: string, file: SiteFile, revision: number): void {
    const isExpected = revision <= this.#serverDraft.revision + 1
    const files = { ...this.#serverDraft.files, [name]: file }
    this.#serverDraft = {
      ...this.#serverDraft,
      files,
      revision: isExpected ? revision : this.#serverDraft.revision,
    }
  }

  /** Merges another user's draft, unless the user has to resolve conflicts first. */
  async #mergeServerDraft(): Promise<void> {
    this.saveInTab()
    const isMerged = this.#options.onConflict(await this.#options.api.read(), this.#serverDraft)
    if (isMerged) return this.#send()
    this.#reportState('conflict')
  }
}

/** Unsaved changes that are stored in the tab. */
export interface TabAutosave extends Omit<SiteContent, 'rawConfig'> {
  /** The revision and the content that the edits are based on. */
  revision: number
  base: Omit<SiteContent, 'rawConfig'>
}

function areFilesEqual(files: SiteContent['files'], otherFiles: SiteContent['files']): boolean {
  const names = Object.keys(files)
  if (names.length !== Object.keys(otherFiles).length) return false
  return names.every((name) => files[name]?.hash === otherFiles[name]?.hash)
}
