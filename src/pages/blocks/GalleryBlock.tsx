import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { useClient } from '../SiteContext'
import './GalleryBlock.css'

/** Several pictures side by side; the first of five or more is the large one. */
export function GalleryBlock({ title, pictures }: BlockProps<'gallery'>): ReactNode {
  const client = useClient()
  return (
    <ContentPiece kind="gallery" title={title}>
      <ul
        className={
          pictures.length > 4 ? 'fy-gallery fy-gallery--led fy-content__wide' : 'fy-gallery fy-content__wide'
        }
      >
        {pictures.map(({ name, alt, caption }) => (
          <li key={`${name} ${alt}`} className="fy-gallery__place">
            <figure className="fy-gallery__figure">
              <img className="fy-gallery__picture" src={clientFile(client, name)} alt={alt} loading="lazy" />
              {caption ? <figcaption className="fy-gallery__caption">{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </ContentPiece>
  )
}
