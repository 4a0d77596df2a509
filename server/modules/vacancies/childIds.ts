import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'

type ChildList = keyof VacancyLists | 'questions' | 'questionNames'

/**
 * Gives the items of a vacancy their numbers: what was there before, under the same name in the same list, keeps its
 * number; everything else gets one that no item of this vacancy ever had. A question is known by what its sender calls it first.
 */
export class ChildIds {
  #last: number
  readonly #known = new Map<string, number[]>()
  readonly #given = new Set<number>()
  /** What the questions that were there are called, by number. */
  readonly #names = new Map<number, string>()

  /** @param last the highest number ever given; what stands in `before` counts too */
  constructor(before?: VacancyLists, last = 0) {
    this.#last = last
    if (!before) return
    const { screeningQuestions, ...lists } = before
    for (const [list, items] of Object.entries(lists)) {
      for (const { id, name } of items) this.#keep(list as ChildList, name, id)
    }
    for (const group of screeningQuestions) {
      this.#keep('screeningQuestions', group.name, group.id)
      for (const { id, text, name } of group.questions) {
        if (name) {
          this.#keep('questionNames', name, id)
          this.#names.set(id, name)
        }
        this.#keep('questions', text, id)
      }
    }
  }

  take(list: ChildList, name: string): number {
    return this.#give(this.#find(list, name) ?? this.#last + 1)
  }

  /**
   * Of a question: the one that its sender called the same, however it was worded; else the one of the same words, unless
   * both have names and the other's is sent, too.
   * @param sent what the questions that are sent are called
   */
  takeQuestion({ name, text }: { name?: string; text: string }, sent: ReadonlySet<string>): number {
    const isFree = (id: number) => !name || !sent.has(this.#names.get(id) ?? '')
    const known = (name && this.#find('questionNames', name)) || this.#find('questions', text, isFree)
    return this.#give(known ?? this.#last + 1)
  }

  get last(): number {
    return this.#last
  }

  #find(list: ChildList, name: string, isFree: (id: number) => boolean = () => true): number | undefined {
    return this.#known.get(`${list} ${name}`)?.find((id) => !this.#given.has(id) && isFree(id))
  }

  #give(id: number): number {
    this.#given.add(id)
    this.#last = Math.max(this.#last, id)
    return id
  }

  #keep(list: ChildList, name: string, id: number): void {
    const key = `${list} ${name}`
    this.#known.set(key, [...(this.#known.get(key) ?? []), id])
    this.#last = Math.max(this.#last, id)
  }
}
