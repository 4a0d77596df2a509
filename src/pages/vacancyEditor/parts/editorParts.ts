import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import { splitPath } from '../../../schemas/forms/answerPath'

/** The parts of the editor, in the order in which a vacancy is written. */
export const editorParts = [
  ...(['job', 'place', 'dates', 'questions', 'lists', 'documents', 'preview', 'publish'] as const),
]
export type EditorPart = (typeof editorParts)[number]

/** Returns the part in the URL; the first part by default. */
export function readEditorPart(search: URLSearchParams): EditorPart {
  return editorParts.find((editorPart) => editorPart === search.get('part')) ?? 'job'
}

const partOfKey: Partial<Record<string, EditorPart>> = {
  location: 'place',
  department: 'place',
  employmentType: 'place',
  workplace: 'place',
  address: 'place',
  salary: 'place',
  opensAt: 'dates',
  closesAt: 'dates',
  hearBy: 'dates',
  isListed: 'dates',
  screeningQuestions: 'questions',
  licences: 'lists',
  qualifications: 'lists',
  requirements: 'lists',
  skills: 'lists',
  visas: 'lists',
  attachments: 'documents',
}

/**
 * Returns the part of the editor in which this location is edited.
 * @param path a JSON Pointer into the vacancy's content
 */
export function getPartOfPath(path: string): EditorPart {
  return partOfKey[splitPath(path.slice(1))[0] ?? ''] ?? 'job'
}

/** Returns the question or question group that contains a location; null if none does. */
export function findQuestion(
  path: string,
  { screeningQuestions }: AuthoredVacancyContent,
): { id: string; text: string; isGroup: boolean } | null {
  const [key, group, , question] = splitPath(path.slice(1))
  const inGroup = key === 'screeningQuestions' ? screeningQuestions[Number(group)] : undefined
  if (!inGroup) return null
  const found = question === undefined ? undefined : inGroup.questions[Number(question)]
  return found
    ? { id: found.id, text: found.text, isGroup: false }
    : { id: inGroup.id, text: inGroup.name, isGroup: true }
}

/** Returns the location that the router's state asks the editor to open; null if there is none. */
export function readPlace(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null
  return typeof state.place === 'string' ? state.place : null
}
