export const doubts = ['decoy', 'stamp', 'age'] as const

/**
 * Why a post was not taken at once: what nobody sees was filled in, it came from no page of ours, or from one that was opened
 * long ago.
 */
export type Doubt = (typeof doubts)[number]

/** How many posts this process has stopped, by client and by why; nothing of who sent them. */
export class StoppedPosts {
  readonly #counts = new Map<string, { clientId: number; doubt: Doubt; count: number }>()

  note(clientId: number, doubt: Doubt): void {
    const key = `${clientId} ${doubt}`
    const { count } = this.#counts.get(key) ?? { count: 0 }
    this.#counts.set(key, { clientId, doubt, count: count + 1 })
  }

  all(): readonly { clientId: number; doubt: Doubt; count: number }[] {
    return [...this.#counts.values()]
  }
}
