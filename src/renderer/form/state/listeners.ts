/** A set of listeners. */
export class Listeners<A extends unknown[] = []> {
  readonly #listeners = new Set<(...args: A) => void>()

  /** Adds a listener. Returns the function that removes it. */
  add = (listener: (...args: A) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Calls the current listeners. A listener added during the call receives only later calls. */
  notify(...args: A): void {
    for (const listener of [...this.#listeners]) listener(...args)
  }
}
