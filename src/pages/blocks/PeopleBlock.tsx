import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { Portrait } from '../parts/Portrait'
import './PeopleBlock.css'

/** Who works here. */
export function PeopleBlock(block: BlockProps<'people'>): ReactNode {
  return (
    <ContentPiece kind="people" of={block} title={block.title}>
      <ul className="fy-people fy-content__wide">
        {block.people.map((person) => (
          <li key={`${person.name} ${person.role}`} className="fy-people__person">
            <Portrait name={person.name} picture={person.picture} />
            <p className="fy-people__name">{person.name}</p>
            {person.role ? (
              <p {...saidIn(person, 'role')} className="fy-people__role">
                {person.role}
              </p>
            ) : null}
            {person.text ? (
              <p {...saidIn(person, 'text')} className="fy-people__text">
                {person.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </ContentPiece>
  )
}
