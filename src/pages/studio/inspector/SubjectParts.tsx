import type { ComponentProps, ReactNode } from 'react'
import { useStoreValue } from '../../../data/useStoreValue'
import { areaOf } from '../../../schemas/site/siteAreas'
import { Permitted } from '../Permitted'
import { SubjectForm } from './SubjectForm'

/** The form of what is selected. The site's own is of texts and of looks; what may be changed of it stands first. */
export function SubjectParts({ studio, subject, shape, id }: ComponentProps<typeof SubjectForm>): ReactNode {
  const may = useStoreValue(studio.store, (state) => state.may)
  const area = subject.path.length > 0 ? areaOf(subject.path) : may.pages === may.look ? 'pages' : null
  if (area !== null) {
    return (
      <Permitted studio={studio} needs={[area]}>
        <SubjectForm studio={studio} subject={subject} shape={shape} id={id} />
      </Permitted>
    )
  }
  return (['pages', 'look'] as const)
    .toSorted((one, other) => Number(may[other]) - Number(may[one]))
    .map((one) => (
      <Permitted key={one} studio={studio} needs={[one]}>
        <SubjectForm
          studio={studio}
          subject={{ ...subject, keys: subject.keys.filter((key) => areaOf([key]) === one) }}
          shape={shape}
          id={`${id}-${one}`}
        />
      </Permitted>
    ))
}
