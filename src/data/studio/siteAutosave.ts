import type { SiteDraft, SiteFile } from '../../schemas/site/siteDraft'
import type { KeyValueStore } from '../browser/storage'
import { type ApiError, asApiError } from '../http/apiError'
import type { SiteContent } from './editHistory'
import type { SiteDraftApi } from './siteDraft.api'

/** Save status of the edited site. */
export type SavedState =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'signedOut'
  | 'forbidden'
  | 'failed'
  | 'conflict'

interface KeeperOptions {
  calls: SiteDraftApi
  clientCode: string
  tabStore: KeyValueStore
  content: () => SiteContent
  onSaved: (state: SavedState, draft: SiteDraft) => void
  /**
   * Called when another user has saved a different draft.
   * @returns whether both were merged and can be saved; false if the user has to resolve conflicts
   */
  onConflict: (theirs: SiteDraft, base: SiteDraft) => boolean
}

/** Milliseconds from the last edit to the save. */
const pause = 1000
/** Milliseconds until the first retry; doubles with each failure, up to a minute. */
const firstWait = 4000
const longestWait = 60_000

/** Saves a draft to the server a second after the last edit, and retries after temporary failures. */
export class SiteAutosave {
  readonly #options: KeeperOptions
  #server: SiteDraft
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = firstWait

  constructor(server: SiteDraft, options: KeeperOptions) {
    this.#server = server
    this.#options = options
  }

  /** The draft as last known from the server. */
  server = (): SiteDraft => this.#server

  /** Sets the draft that the server is known to have. */
  adopt(server: SiteDraft): void {
    this.#server = server
  }

  isChanged(): boolean {
    const { configText, files } = this.#options.content()
    return configText !== this.#server.configText || !sameFiles(files, this.#server.files)
  }

  /** Schedules a save after an edit. */
  touch(): void {
    this.#say(this.isChanged() ? 'unsaved' : 'saved')
    this.#later(pause)
  }

  /** Saves unsaved changes at once; resolves when they are saved or the save has failed. */
  save = (): Promise<void> => this.inTurn(() => this.#send())

  /** Uploads one file, which the server sanitizes. Rejects with an `ApiError`. */
  putFile(name: string, bytes: Blob): Promise<SiteFile> {
    return this.inTurn(async () => {
      const { file, revision } = await this.#options.calls.putFile(name, bytes)
      this.#tookFile(name, file, revision)
      return file
    })
  }

  /** Runs requests on the draft one after another. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Stores unsaved changes in the tab, so that they survive a reload and a new sign-in. */
  keepInTab(): void {
    const { tabStore, content } = this.#options
    const { configText, ids, files } = content()
    const { revision, ...server } = this.#server
    const base = { configText: server.configText, ids: server.ids, files: server.files }
    const kept: KeptInTab = { revision, base, configText, ids, files }
    if (this.isChanged()) tabStore.set(this.#keptKey(), JSON.stringify(kept))
    else tabStore.remove(this.#keptKey())
  }

  keptInTab(): KeptInTab | null {
    const text = this.#options.tabStore.get(this.#keptKey())
    return text === null ? null : (JSON.parse(text) as KeptInTab)
  }

  #keptKey = () => `studio-${this.#options.clientCode}`

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #say(state: SavedState): void {
    this.#options.onSaved(state, this.#server)
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer)
    const wanted = this.#options.content()
    if (!this.isChanged()) return this.#settled()
    this.#say('saving')
    try {
      await this.#sendFiles(wanted.files)
      const removed = Object.keys(this.#server.files).filter((name) => !Object.hasOwn(wanted.files, name))
      const change = { configText: wanted.configText, ids: wanted.ids }
      const full = removed.length > 0 ? { ...change, removed } : change
      this.#server = await this.#options.calls.write(full, this.#server.revision)
      this.#wait = firstWait
      this.#settled()
    } catch (error) {
      await this.#failed(asApiError(error))
    }
  }

  #settled(): void {
    this.keepInTab()
    const isChanged = this.isChanged()
    this.#say(isChanged ? 'unsaved' : 'saved')
    if (isChanged) this.#later(pause)
  }

  /**
   * Uploads files that the server's draft does not have, for example after undoing a removal; the server still has
   * their bytes.
   */
  async #sendFiles(files: SiteContent['files']): Promise<void> {
    const { calls } = this.#options
    for (const [name, file] of Object.entries(files)) {
      if (this.#server.files[name]?.hash === file.hash) continue
      const answer = await calls.putFile(name, await calls.bytesOf(name, file))
      this.#tookFile(name, answer.file, answer.revision)
    }
  }

  /**
   * A revision that grew by more than one includes another user's change; the old revision is kept, so that the next
   * save detects it.
   */
  #tookFile(name: string, file: SiteFile, revision: number): void {
    const own = revision <= this.#server.revision + 1
    const files = { ...this.#server.files, [name]: file }
    this.#server = { ...this.#server, files, revision: own ? revision : this.#server.revision }
  }

  async #failed(error: ApiError): Promise<void> {
    this.keepInTab()
    if (error.status === 412) return this.#conflict()
    if (error.status === 401) return this.#say('signedOut')
    if (error.status === 403) return this.#say('forbidden')
    this.#say(error.status === 0 ? 'offline' : 'failed')
    // A client error (4xx) would recur, so it is not retried until the next edit.
    if (error.status >= 400 && error.status < 500 && error.status !== 429) return
    this.#later(Math.max(this.#wait, (error.retryAfter ?? 0) * 1000))
    this.#wait = Math.min(this.#wait * 2, longestWait)
  }

  async #conflict(): Promise<void> {
    try {
      const isMerged = this.#options.onConflict(await this.#options.calls.read(), this.#server)
      if (isMerged) return await this.#send()
      this.#say('conflict')
    } catch (error) {
      const { status } = asApiError(error)
      if (status !== 412) await this.#failed(asApiError(error))
    }
  }
}

export interface KeptInTab extends Omit<SiteContent, 'raw'> {
  /** The revision and the content that the edits are based on. */
  revision: number
  base: Omit<SiteContent, 'raw'>
}

function sameFiles(one: SiteContent['files'], other: SiteContent['files']): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => one[name]?.hash === other[name]?.hash)
}
