import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
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
        src={getClientFileUrl(client, picture)}
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
  const nameParts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part))
  const initialParts = nameParts.length > 1 ? [nameParts[0], nameParts.at(-1)] : nameParts
  return initialParts.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('')
}
