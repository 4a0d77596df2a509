import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import { splitPath } from '../../../schemas/forms/answerPath'
import { questionEditorTexts } from '../../../texts/admin/questions.texts'
import { vacancyPublishingTexts as texts, vacancyEditorTexts } from '../../../texts/admin/vacancyEditor.texts'
import { vacancyFieldTexts } from '../../../texts/admin/vacancyFields.texts'

import { findQuestion, getPartOfPath } from './editorParts'

interface FindingListProps {
  findings: readonly VacancyFinding[]
  content: AuthoredVacancyContent
}

/** List of findings, each with a link to its location. */
export function FindingList({ findings, content }: FindingListProps): ReactNode {
  return (
    <ul className="fy-vacancy-findings">
      {findings.map((finding) => {
        const { path, severity, message } = finding
        const Icon = severity === 'error' ? CircleAlert : TriangleAlert
        const place = describePlace(path, content)
        return (
          <li key={`${path} ${finding.code} ${message}`} data-severity={severity}>
            <Icon aria-hidden="true" />
            <span>
              <Link
                className="fy-vacancy-findings__place"
                to={`?part=${getPartOfPath(path)}`}
                state={{ place: path, keepScroll: true }}
                aria-label={texts.toPlace(place)}
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
    return question.isGroup ? texts.ofGroup(name) : texts.ofQuestion(name)
  }
  const [key = '', row] = splitPath(path.slice(1))
  const items: Partial<Record<string, string>> = vacancyFieldTexts.item
  const labels: Partial<Record<string, string>> = vacancyFieldTexts.label
  if (items[key] && row !== undefined) return `${items[key]} ${Number(row) + 1}`
  return labels[key] ?? vacancyEditorTexts.part[getPartOfPath(path)]
}
