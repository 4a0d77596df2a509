/** Who wants to hear of something. */
export class Listeners<A extends unknown[] = []> {
  readonly #all = new Set<(...news: A) => void>()

  /** Adds a listener; returns what removes it. */
  add = (listener: (...news: A) => void): (() => void) => {
    this.#all.add(listener)
    return () => {
      this.#all.delete(listener)
    }
  }

  /** Tells those who listen now; one that is added meanwhile hears the next. */
  tell(...news: A): void {
    for (const listener of [...this.#all]) listener(...news)
  }
}
