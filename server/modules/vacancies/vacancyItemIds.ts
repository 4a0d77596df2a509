import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'

type ItemList = keyof VacancyLists | 'questions' | 'questionNames'

/**
 * Assigns ids to a vacancy's items: an item with the same name in the same list retains its id; other items get an id
 * that this vacancy has never used. Questions are matched by the sender's name first.
 */
export class VacancyItemIds {
  #lastId: number
  readonly #existingIds = new Map<string, number[]>()
  readonly #assignedIds = new Set<number>()
  /** Names of the existing questions, by id. */
  readonly #questionNames = new Map<number, string>()

  /** @param lastId highest id assigned so far; the ids in `previousLists` count as well */
  constructor(previousLists?: VacancyLists, lastId = 0) {
    this.#lastId = lastId
    if (!previousLists) return
    const { screeningQuestions, ...lists } = previousLists
    for (const [list, items] of Object.entries(lists)) {
      for (const { id, name } of items) this.#registerExistingId(list as ItemList, name, id)
    }
    for (const group of screeningQuestions) {
      this.#registerExistingId('screeningQuestions', group.name, group.id)
      for (const { id, text, name } of group.questions) {
        if (name) {
          this.#registerExistingId('questionNames', name, id)
          this.#questionNames.set(id, name)
        }
        this.#registerExistingId('questions', text, id)
      }
    }
  }

  /** Returns the id of an item, which no later call returns. */
  takeId(list: ItemList, name: string): number {
    return this.#assignId(this.#findFreeId(list, name) ?? this.#lastId + 1)
  }

  /**
   * Returns the id of a question, which no later call returns: the id of the existing question with the same name, even
   * if its text changed; else the id of the existing question with the same text, unless both have names and the name
   * of the existing question is sent as well; else a new id.
   * @param sentNames names of all sent questions
   */
  takeQuestionId({ name, text }: { name?: string; text: string }, sentNames: ReadonlySet<string>): number {
    const isAllowed = (id: number) => !name || !sentNames.has(this.#questionNames.get(id) ?? '')
    const existingId =
      (name && this.#findFreeId('questionNames', name)) || this.#findFreeId('questions', text, isAllowed)
    return this.#assignId(existingId ?? this.#lastId + 1)
  }

  /** Highest id ever assigned. */
  get lastId(): number {
    return this.#lastId
  }

  #findFreeId(
    list: ItemList,
    name: string,
    isAllowed: (id: number) => boolean = () => true,
  ): number | undefined {
    return this.#existingIds.get(`${list} ${name}`)?.find((id) => !this.#assignedIds.has(id) && isAllowed(id))
  }

  #assignId(id: number): number {
    this.#assignedIds.add(id)
    this.#lastId = Math.max(this.#lastId, id)
    return id
  }

  #registerExistingId(list: ItemList, name: string, id: number): void {
    const key = `${list} ${name}`
    this.#existingIds.set(key, [...(this.#existingIds.get(key) ?? []), id])
    this.#lastId = Math.max(this.#lastId, id)
  }
}
