import { searchText } from '../fields/searchText'
import type { LibraryQuestion } from './authoredVacancy'
import type { LibraryGroup } from './libraryGroup'

type Group = Pick<LibraryGroup, 'name' | 'group'>

/** Returns true if the name, the heading or a question of a library group contains the search text. */
export function matchesGroup({ name, group }: Group, words: string): boolean {
  return containsWords([name, group.name, ...group.questions.map(({ text }) => text)], words)
}

/** Returns true if the name or the text of a library question contains the search text. */
export function matchesQuestion(
  { name, question }: Pick<LibraryQuestion, 'name' | 'question'>,
  words: string,
): boolean {
  return containsWords([name, question.text], words)
}

function containsWords(texts: readonly string[], words: string): boolean {
  const wanted = searchText(words)
  return texts.some((text) => searchText(text).includes(wanted))
}
