import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { paths } from '../routing/paths'

/**
 * Lists the vacancies that use a library entry. Their links load a new document, because the editor's preview needs
 * its own frame policy.
 */
export function UsageList({ usedIn }: Pick<LibraryQuestion, 'usedIn'>): ReactNode {
  if (usedIn.length === 0) return <p className="fy-question-library__facts">{texts.notUsed}</p>
  return (
    <p className="fy-question-library__facts">
      {texts.usedIn}{' '}
      {usedIn.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={`${paths.vacancyEditor.href(id)}?part=questions`} reloadDocument>
            {name || texts.unnamed}
          </Link>
        </span>
      ))}
    </p>
  )
}
