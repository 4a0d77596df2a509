import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { useClient } from '../shared/site/SiteContext'
import { ContentSection } from './ContentSection'
import './ImageBlock.css'

/** An image of the client with an optional caption. */
export function ImageBlock(block: BlockProps<'image'>): ReactNode {
  const { name, alt, caption } = block
  const client = useClient()
  return (
    <ContentSection kind="image">
      <figure className="fy-image">
        <img
          {...getLangAttributes(block, 'alt')}
          className="fy-image__image fy-fill fy-rounded"
          src={getClientFileUrl(client, name)}
          alt={alt}
        />
        {caption ? (
          <figcaption {...getLangAttributes(block, 'caption')} className="fy-image__caption fy-note">
            {caption}
          </figcaption>
        ) : null}
      </figure>
    </ContentSection>
  )
}
