import type { ReactNode } from 'react'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'

/** What is found about a question or a group of them, where it is written. */
export function QuestionFindings({ findings }: { findings: readonly VacancyFinding[] }): ReactNode {
  if (findings.length === 0) return null
  return (
    <ul className="fy-questions__findings">
      {findings.map(({ path, code, message, severity }) => (
        <li key={`${path} ${code}`} data-severity={severity}>
          {message}
        </li>
      ))}
    </ul>
  )
}
