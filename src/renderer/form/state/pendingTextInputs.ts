import type { TextHolder } from '../../../widgets/shared/WidgetHost'

/** The mounted text inputs of a form, which may hold text that is not committed yet. */
export class PendingTextInputs {
  readonly #all = new Set<TextHolder>()

  register = (holder: TextHolder): (() => void) => {
    this.#all.add(holder)
    return () => this.#all.delete(holder)
  }

  /** Commits the text of all inputs that has not been committed yet. */
  flush = (): void => {
    for (const holder of this.#all) holder.flush()
  }

  /** Discards uncommitted text. */
  discard(): void {
    for (const holder of this.#all) holder.discard()
  }
}
