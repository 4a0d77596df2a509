import { toSearchText } from '../fields/searchText'
import type { LibraryQuestion } from './authoredVacancy'
import type { LibraryGroup } from './libraryGroup'

type Group = Pick<LibraryGroup, 'name' | 'group'>

/** Returns true if the name, the heading or a question of a library group contains the search text. */
export function matchesGroup({ name, group }: Group, query: string): boolean {
  return hasMatchingText([name, group.name, ...group.questions.map(({ text }) => text)], query)
}

/** Returns true if the name or the text of a library question contains the search text. */
export function matchesQuestion(
  { name, question }: Pick<LibraryQuestion, 'name' | 'question'>,
  query: string,
): boolean {
  return hasMatchingText([name, question.text], query)
}

function hasMatchingText(texts: readonly string[], query: string): boolean {
  const normalizedQuery = toSearchText(query)
  return texts.some((text) => toSearchText(text).includes(normalizedQuery))
}
