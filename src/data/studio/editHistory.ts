import type { SiteDraft, SiteIds } from '../../schemas/site/siteDraft'

/** The complete editable content of a site. */
export interface SiteContent {
  configText: string
  /** The parsed `configText`; undefined when it is not a JSON object. */
  rawConfig: unknown
  ids: SiteIds
  files: SiteDraft['files']
}

interface Step {
  content: SiteContent
  description: string
}

/** Milliseconds without a keystroke after which typing starts a new undo step. */
const typingPauseMs = 1000
/** Maximum number of undo steps. Each holds the text of config.json, tens of kilobytes at most. */
const maxSteps = 300

/** Undo and redo history. It stores complete states of the site, so that undoing restores every byte. */
export class EditHistory {
  #undo: Step[] = []
  #redo: Step[] = []
  #group: { name: string; at: number } | null = null

  /** Records the state before an edit. Edits of one `group`, each within a second of the last, are one step. */
  record(previousContent: SiteContent, description: string, group: string | undefined, now: number): void {
    const continuesGroup =
      group !== undefined && this.#group?.name === group && now - this.#group.at < typingPauseMs
    this.#group = group === undefined ? null : { name: group, at: now }
    if (continuesGroup) return
    this.#undo = [...this.#undo.slice(1 - maxSteps), { content: previousContent, description }]
    this.#redo = []
  }

  /** Moves one step back and returns that step; null when there is nothing to undo. */
  goBack(current: SiteContent): Step | null {
    return this.#moveStep(this.#undo, this.#redo, current)
  }

  /** Moves one step forward and returns that step; null when there is nothing to redo. */
  goForward(current: SiteContent): Step | null {
    return this.#moveStep(this.#redo, this.#undo, current)
  }

  /** Returns the descriptions of the next undo and redo step; null when there is none. */
  getDescriptions(): { undo: string | null; redo: string | null } {
    return { undo: this.#undo.at(-1)?.description ?? null, redo: this.#redo.at(-1)?.description ?? null }
  }

  clear(): void {
    this.#undo = []
    this.#redo = []
    this.#group = null
  }

  #moveStep(source: Step[], target: Step[], content: SiteContent): Step | null {
    this.#group = null
    const step = source.pop()
    if (!step) return null
    target.push({ content, description: step.description })
    return step
  }
}
