import type { SiteDraft, SiteFile } from '../../schemas/site/siteDraft'
import type { KeyValueStore } from '../browser/storage'
import { type ApiError, asApiError } from '../http/apiError'
import type { SiteContent } from './editHistory'
import type { SiteDraftApi } from './siteDraft.api'

/** How far what is edited has come: to the server, or why not. */
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
   * Somebody else has kept another draft meanwhile.
   * @returns whether the two are merged, and what is merged can be kept; else somebody has to decide
   */
  onConflict: (theirs: SiteDraft, base: SiteDraft) => boolean
}

/** Milliseconds from the last edit to its being kept. */
const pause = 1000
/** Until the next try where there was no answer; doubled each time, up to a minute. */
const firstWait = 4000
const longestWait = 60_000

/** Brings a draft to the server a second after each edit, and again for as long as that fails. */
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

  /** What the server is known to have. */
  server = (): SiteDraft => this.#server

  /** The server has this now, whoever brought it there. */
  adopt(server: SiteDraft): void {
    this.#server = server
  }

  isChanged(): boolean {
    const { configText, files } = this.#options.content()
    return configText !== this.#server.configText || !sameFiles(files, this.#server.files)
  }

  /** Something was edited. */
  touch(): void {
    this.#say(this.isChanged() ? 'unsaved' : 'saved')
    this.#later(pause)
  }

  /** Keeps at once what is not kept yet; ends when that is done, or has failed. */
  save = (): Promise<void> => this.inTurn(() => this.#send())

  /** One file, cleaned by the server. Rejects with an `ApiError`. */
  putFile(name: string, bytes: Blob): Promise<SiteFile> {
    return this.inTurn(async () => {
      const { file, revision } = await this.#options.calls.putFile(name, bytes)
      this.#tookFile(name, file, revision)
      return file
    })
  }

  /** One after the other: what the server is asked for on the draft. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** What this tab has not brought to the server; kept through a reload and a new sign-in. */
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

  /** Files that are here again after the server was told that they are gone: it still knows their bytes. */
  async #sendFiles(files: SiteContent['files']): Promise<void> {
    const { calls } = this.#options
    for (const [name, file] of Object.entries(files)) {
      if (this.#server.files[name]?.hash === file.hash) continue
      const answer = await calls.putFile(name, await calls.bytesOf(name, file))
      this.#tookFile(name, answer.file, answer.revision)
    }
  }

  /** A revision that has gone further than by this file is somebody else's: the next save is told so. */
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
    // What was refused for what it is stays refused until it is edited.
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
  /** What it was made from. */
  revision: number
  base: Omit<SiteContent, 'raw'>
}

function sameFiles(one: SiteContent['files'], other: SiteContent['files']): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => one[name]?.hash === other[name]?.hash)
}
