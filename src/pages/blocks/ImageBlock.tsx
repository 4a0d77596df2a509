import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { useClient } from '../SiteContext'
import './ImageBlock.css'

/** An image out of the client's folder. */
export function ImageBlock({ name, alt, caption }: BlockProps<'image'>): ReactNode {
  const client = useClient()
  return (
    <ContentPiece kind="image">
      <figure className="fy-image">
        <img className="fy-image__image" src={clientFile(client, name)} alt={alt} />
        {caption ? <figcaption className="fy-image__caption">{caption}</figcaption> : null}
      </figure>
    </ContentPiece>
  )
}
