import { searchText } from '../fields/searchText'
import type { LibraryQuestion } from './authoredVacancy'
import type { LibraryGroup } from './libraryGroup'

type Group = Pick<LibraryGroup, 'name' | 'group'>

/** Whether a group of the library has the words in its name, its heading or a question. */
export function matchesGroup({ name, group }: Group, words: string): boolean {
  return hasWords([name, group.name, ...group.questions.map(({ text }) => text)], words)
}

/** Whether a question of the library has the words in its name or its text. */
export function matchesQuestion(
  { name, question }: Pick<LibraryQuestion, 'name' | 'question'>,
  words: string,
): boolean {
  return hasWords([name, question.text], words)
}

function hasWords(texts: readonly string[], words: string): boolean {
  const wanted = searchText(words)
  return texts.some((text) => searchText(text).includes(wanted))
}
