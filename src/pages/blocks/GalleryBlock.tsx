import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { useClient } from '../shared/site/SiteContext'
import { ContentSection } from './ContentSection'
import './GalleryBlock.css'

/** Gallery of pictures; with five or more, the first one is larger. */
export function GalleryBlock(block: BlockProps<'gallery'>): ReactNode {
  const { pictures } = block
  const client = useClient()
  return (
    <ContentSection kind="gallery" labels={block} title={block.title}>
      <ul
        className={
          pictures.length > 4
            ? 'fy-gallery fy-grid fy-gap-3 fy-gallery--led fy-content__wide'
            : 'fy-gallery fy-grid fy-gap-3 fy-content__wide'
        }
      >
        {pictures.map((picture) => (
          <li key={`${picture.name} ${picture.alt}`} className="fy-shrink">
            <figure className="fy-gallery__figure fy-column fy-gap-2">
              <img
                {...getLangAttributes(picture, 'alt')}
                className="fy-gallery__picture fy-grow fy-fill fy-rounded"
                src={getClientFileUrl(client, picture.name)}
                alt={picture.alt}
                loading="lazy"
              />
              {picture.caption ? (
                <figcaption {...getLangAttributes(picture, 'caption')} className="fy-note">
                  {picture.caption}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
