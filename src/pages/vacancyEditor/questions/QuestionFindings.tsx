import type { ReactNode } from 'react'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'

/** Findings about a question or group, shown in its editor. */
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
