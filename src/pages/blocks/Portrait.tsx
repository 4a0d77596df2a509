import type { ReactNode } from 'react'
import { clientFile } from '../../data/site/clientFile'
import { useClient } from '../shared/site/SiteContext'
import './Portrait.css'

interface PortraitProps {
  /** Name that the page shows beside the picture, which is why the picture has an empty `alt`. */
  name: string
  picture?: string | undefined
}

/** Picture of a person, or their initials if there is none. */
export function Portrait({ name, picture }: PortraitProps): ReactNode {
  const client = useClient()
  if (picture)
    return (
      <img
        className="fy-portrait"
        src={clientFile(client, picture)}
        alt=""
        loading="lazy"
        width="96"
        height="96"
      />
    )
  return (
    <span className="fy-portrait fy-portrait--initials" aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}

/** Returns the initials of the first and last word. */
function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
