import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { useClient } from '../SiteContext'
import './ImageBlock.css'

/** An image out of the client's folder. */
export function ImageBlock(block: BlockProps<'image'>): ReactNode {
  const { name, alt, caption } = block
  const client = useClient()
  return (
    <ContentPiece kind="image">
      <figure className="fy-image">
        <img {...saidIn(block, 'alt')} className="fy-image__image" src={clientFile(client, name)} alt={alt} />
        {caption ? (
          <figcaption {...saidIn(block, 'caption')} className="fy-image__caption">
            {caption}
          </figcaption>
        ) : null}
      </figure>
    </ContentPiece>
  )
}
