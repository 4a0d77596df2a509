import { CircleAlert, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import type { ClientConfig } from '../../../schemas/clientConfig/clientConfig'
import { splitPath } from '../../../schemas/forms/answerPath'
import { questionEditorTexts } from '../../../texts/admin/questions.texts'
import { vacancyEditorTexts, vacancyPublishingTexts } from '../../../texts/admin/vacancyEditor.texts'
import { vacancyFieldTexts } from '../../../texts/admin/vacancyFields.texts'

interface FindingListProps {
  findings: readonly VacancyFinding[]
  content: AuthoredVacancyContent
}

/** List of findings, each with a link to its location. */
export function FindingList({ findings, content }: FindingListProps): ReactNode {
  return (
    <ul className="fy-vacancy-findings fy-icons fy-stack fy-gap-2">
      {findings.map((finding) => {
        const { path, severity, message } = finding
        const Icon = severity === 'error' ? CircleAlert : Lightbulb
        const place = describePlace(path, content)
        return (
          <li key={`${path} ${finding.code} ${message}`} data-severity={severity}>
            <Icon aria-hidden="true" />
            <span>
              <Link
                className="fy-strong"
                to={`?part=${getPartOfPath(path)}`}
                state={{ place: path, keepScroll: true }}
                aria-label={vacancyPublishingTexts.goToPlace(place)}
              >
                {place}
              </Link>{' '}
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Describes a location: 'Salary', 'Question “Have you …?”', 'Licence 2'. */
function describePlace(path: string, content: AuthoredVacancyContent): string {
  const question = findQuestion(path, content)
  if (question) {
    const name = question.text || questionEditorTexts.unnamed
    return question.isGroup
      ? vacancyPublishingTexts.groupPlace(name)
      : vacancyPublishingTexts.questionPlace(name)
  }
  const [key = '', row] = splitPath(path.slice(1))
  const items: Partial<Record<string, string>> = vacancyFieldTexts.item
  const labels: Partial<Record<string, string>> = vacancyFieldTexts.label
  if (items[key] && row !== undefined) return `${items[key]} ${Number(row) + 1}`
  return labels[key] ?? vacancyEditorTexts.part[getPartOfPath(path)]
}

/** The parts of the editor, in the order in which a vacancy is written. */
export const editorParts = [
  ...(['job', 'place', 'dates', 'questions', 'lists', 'documents', 'preview', 'publish'] as const),
]
export type EditorPart = (typeof editorParts)[number]

/** Returns the part in the URL; the first part by default. */
export function readEditorPart(search: URLSearchParams): EditorPart {
  return editorParts.find((editorPart) => editorPart === search.get('part')) ?? 'job'
}

const partByKey: Partial<Record<string, EditorPart>> = {
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
  return partByKey[splitPath(path.slice(1))[0] ?? ''] ?? 'job'
}

/** Returns the question or question group that contains a location; null if none does. */
export function findQuestion(
  path: string,
  { screeningQuestions }: AuthoredVacancyContent,
): { id: string; text: string; isGroup: boolean } | null {
  const [key, group, , question] = splitPath(path.slice(1))
  const selectedGroup = key === 'screeningQuestions' ? screeningQuestions[Number(group)] : undefined
  if (!selectedGroup) return null
  const selectedQuestion = question === undefined ? undefined : selectedGroup.questions[Number(question)]
  return selectedQuestion
    ? { id: selectedQuestion.id, text: selectedQuestion.text, isGroup: false }
    : { id: selectedGroup.id, text: selectedGroup.name, isGroup: true }
}

/** Returns the context of a vacancy's check: the current time, and the client's country and places. */
export function createCheckContext(
  now: number,
  { country, places }: Pick<ClientConfig, 'country' | 'places'>,
) {
  return { now: new Date(now).toISOString(), country, places: Object.keys(places) }
}

/** Returns the location that the router's state asks the editor to open; null if there is none. */
export function readPlace(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null
  return typeof state.place === 'string' ? state.place : null
}

/** Returns a note about the time zone of dates and times. @param zone the client's time zone, if configured */
export function getZoneNote(zone: string | undefined): string {
  return zone ? vacancyEditorTexts.clientTimeZone(zone) : vacancyEditorTexts.noTimeZone
}
