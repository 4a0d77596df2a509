import type { SiteDraft, SiteIds } from '../../schemas/site/siteDraft'

/** All of a site that is edited. */
export interface SiteContent {
  configText: string
  /** The same, parsed; undefined where the text is no JSON. */
  raw: unknown
  ids: SiteIds
  files: SiteDraft['files']
}

interface Step {
  content: SiteContent
  words: string
}

/** Milliseconds without a key after which typing begins a new step. */
const rest = 1000
/** Steps that can be undone. Each keeps the text of the file, tens of kilobytes at most. */
const mostSteps = 300

/** What can be undone and done again: whole states of the site, so that undoing gives back every byte. */
export class EditHistory {
  #undo: Step[] = []
  #redo: Step[] = []
  #group: { name: string; at: number } | null = null

  /** The site was like this before something was done to it. Typing of one group is one step while it goes on. */
  record(before: SiteContent, words: string, group: string | undefined, now: number): void {
    const joins = group !== undefined && this.#group?.name === group && now - this.#group.at < rest
    this.#group = group === undefined ? null : { name: group, at: now }
    if (joins) return
    this.#undo = [...this.#undo.slice(1 - mostSteps), { content: before, words }]
    this.#redo = []
  }

  /** What to go back to from here; null where there is nothing. */
  back(from: SiteContent): Step | null {
    return this.#turn(this.#undo, this.#redo, from)
  }

  forth(from: SiteContent): Step | null {
    return this.#turn(this.#redo, this.#undo, from)
  }

  /** What would be undone and done again, in words; null where there is nothing. */
  words(): { undo: string | null; redo: string | null } {
    return { undo: this.#undo.at(-1)?.words ?? null, redo: this.#redo.at(-1)?.words ?? null }
  }

  clear(): void {
    this.#undo = []
    this.#redo = []
    this.#group = null
  }

  #turn(from: Step[], to: Step[], present: SiteContent): Step | null {
    this.#group = null
    const step = from.pop()
    if (!step) return null
    to.push({ content: present, words: step.words })
    return step
  }
}
