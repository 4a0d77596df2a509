import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ContentSection } from './ContentSection'
import { Portrait } from './Portrait'
import './PeopleBlock.css'

/** Employees of the client, with pictures. */
export function PeopleBlock(block: BlockProps<'people'>): ReactNode {
  return (
    <ContentSection kind="people" labels={block} title={block.title}>
      <ul className="fy-people fy-content__wide">
        {block.people.map((person) => (
          <li key={`${person.name} ${person.role}`} className="fy-shrink">
            <Portrait name={person.name} picture={person.picture} />
            <p className="fy-people__name">{person.name}</p>
            {person.role ? (
              <p {...getLangAttributes(person, 'role')} className="fy-accent fy-small fy-strong">
                {person.role}
              </p>
            ) : null}
            {person.text ? (
              <p {...getLangAttributes(person, 'text')} className="fy-people__text fy-note">
                {person.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
