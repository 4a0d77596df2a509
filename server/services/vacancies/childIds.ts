import type { VacancyLists } from '../../../src/schemas/vacancy'

type ChildList = keyof VacancyLists | 'questions'

/**
 * Gives the items of a vacancy their numbers: what was there before, under the same name in the same list, keeps its
 * number; everything else gets one that no item of this vacancy ever had.
 */
export class ChildIds {
  #last: number
  readonly #known = new Map<string, number[]>()

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
      for (const { id, text } of group.questions) this.#keep('questions', text, id)
    }
  }

  take(list: ChildList, name: string): number {
    const kept = this.#known.get(`${list} ${name}`)?.shift()
    if (kept !== undefined) return kept
    this.#last += 1
    return this.#last
  }

  get last(): number {
    return this.#last
  }

  #keep(list: ChildList, name: string, id: number): void {
    const key = `${list} ${name}`
    this.#known.set(key, [...(this.#known.get(key) ?? []), id])
    this.#last = Math.max(this.#last, id)
  }
}
