import type { TextHolder } from '../../../widgets/shared/WidgetHost'

/** The inputs of a form that hold text which is not committed yet. */
export class PendingTextInputs {
  readonly #all = new Set<TextHolder>()

  register = (holder: TextHolder): (() => void) => {
    this.#all.add(holder)
    return () => this.#all.delete(holder)
  }

  /** Commits what stands in inputs and has not been committed. */
  flush = (): void => {
    for (const holder of this.#all) holder.flush()
  }

  /** Forgets what is half typed. */
  discard(): void {
    for (const holder of this.#all) holder.discard()
  }
}
