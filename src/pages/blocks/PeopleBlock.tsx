import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { Portrait } from '../parts/Portrait'
import './PeopleBlock.css'

/** Who works here. */
export function PeopleBlock({ title, people }: BlockProps<'people'>): ReactNode {
  return (
    <ContentPiece kind="people" title={title}>
      <ul className="fy-people fy-content__wide">
        {people.map(({ name, role, text, picture }) => (
          <li key={`${name} ${role}`} className="fy-people__person">
            <Portrait name={name} picture={picture} />
            <p className="fy-people__name">{name}</p>
            {role ? <p className="fy-people__role">{role}</p> : null}
            {text ? <p className="fy-people__text">{text}</p> : null}
          </li>
        ))}
      </ul>
    </ContentPiece>
  )
}
