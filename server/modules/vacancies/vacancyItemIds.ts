import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'

type ItemList = keyof VacancyLists | 'questions' | 'questionNames'

/**
 * Assigns ids to a vacancy's items: an item with the same name in the same list retains its id; others get an id that
 * this vacancy has never used. Questions are matched by the sender's name first.
 */
export class VacancyItemIds {
  #last: number
  readonly #known = new Map<string, number[]>()
  readonly #given = new Set<number>()
  /** Names of the existing questions, by id. */
  readonly #names = new Map<number, string>()

  /** @param lastId highest id assigned so far; the ids in `previousLists` count as well */
  constructor(previousLists?: VacancyLists, lastId = 0) {
    this.#last = lastId
    if (!previousLists) return
    const { screeningQuestions, ...lists } = previousLists
    for (const [list, items] of Object.entries(lists)) {
      for (const { id, name } of items) this.#keep(list as ItemList, name, id)
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

  /** Returns the id of an item, which no later call returns. */
  takeId(list: ItemList, name: string): number {
    return this.#give(this.#find(list, name) ?? this.#last + 1)
  }

  /**
   * Returns the id of a question: that of the question with the same name, even if its text changed; else that of the
   * question with the same text, unless both have names and the other's name is sent as well.
   * @param sentNames names of all sent questions
   */
  takeQuestionId({ name, text }: { name?: string; text: string }, sentNames: ReadonlySet<string>): number {
    const isFree = (id: number) => !name || !sentNames.has(this.#names.get(id) ?? '')
    const existingId = (name && this.#find('questionNames', name)) || this.#find('questions', text, isFree)
    return this.#give(existingId ?? this.#last + 1)
  }

  /** Highest id ever assigned. */
  get last(): number {
    return this.#last
  }

  #find(list: ItemList, name: string, isFree: (id: number) => boolean = () => true): number | undefined {
    return this.#known.get(`${list} ${name}`)?.find((id) => !this.#given.has(id) && isFree(id))
  }

  #give(id: number): number {
    this.#given.add(id)
    this.#last = Math.max(this.#last, id)
    return id
  }

  #keep(list: ItemList, name: string, id: number): void {
    const key = `${list} ${name}`
    this.#known.set(key, [...(this.#known.get(key) ?? []), id])
    this.#last = Math.max(this.#last, id)
  }
}
