import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { splitPath } from '../../schemas/forms/answerPath'
import type { OwnVacancyContent } from '../../schemas/vacancies/ownVacancy'
import type { VacancyFinding } from '../../schemas/vacancies/vacancyFinding'
import { questionEditorTexts } from '../../texts/questionEditor'
import { vacancyEditorTexts } from '../../texts/vacancyEditor'
import { vacancyFieldTexts } from '../../texts/vacancyFields'
import { vacancyPublishingTexts as texts } from '../../texts/vacancyPublishing'
import { partOfPath, questionAt } from './editorParts'

interface FindingListProps {
  findings: readonly VacancyFinding[]
  content: OwnVacancyContent
}

/** What is to be mended, each with the way to its place. */
export function FindingList({ findings, content }: FindingListProps): ReactNode {
  return (
    <ul className="fy-vacancy-findings">
      {findings.map((finding) => {
        const { path, severity, message } = finding
        const Icon = severity === 'error' ? CircleAlert : TriangleAlert
        const place = placeInWords(path, content)
        return (
          <li key={`${path} ${finding.code} ${message}`} data-severity={severity}>
            <Icon aria-hidden="true" />
            <span>
              <Link
                className="fy-vacancy-findings__place"
                to={`?part=${partOfPath(path)}`}
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

/** 'Salary', 'Question “Have you …?”', 'Licence 2'. */
function placeInWords(path: string, content: OwnVacancyContent): string {
  const question = questionAt(path, content)
  if (question) {
    const words = question.words || questionEditorTexts.unnamed
    return question.isGroup ? texts.ofGroup(words) : texts.ofQuestion(words)
  }
  const [key = '', row] = splitPath(path.slice(1))
  const items: Partial<Record<string, string>> = vacancyFieldTexts.item
  const labels: Partial<Record<string, string>> = vacancyFieldTexts.label
  if (items[key] && row !== undefined) return `${items[key]} ${Number(row) + 1}`
  return labels[key] ?? vacancyEditorTexts.part[partOfPath(path)]
}
