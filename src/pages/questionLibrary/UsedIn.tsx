import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { paths } from '../routing/paths'

/** The vacancies that use something of the library. The editor is a document of its own, for the frame of its preview. */
export function UsedIn({ usedIn }: Pick<LibraryQuestion, 'usedIn'>): ReactNode {
  if (usedIn.length === 0) return <p className="fy-question-library__facts">{texts.notUsed}</p>
  return (
    <p className="fy-question-library__facts">
      {texts.usedIn}{' '}
      {usedIn.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <Link to={`${paths.vacancyEditor.href(id)}?part=questions`} reloadDocument>
            {name || texts.unnamed}
          </Link>
        </span>
      ))}
    </p>
  )
}
