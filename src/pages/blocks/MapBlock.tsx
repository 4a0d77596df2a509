import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { pageBlockTexts } from '../../texts/pageBlocks'
import { ContentPiece } from '../parts/ContentPiece'
import { OwnWord } from '../parts/OwnWord'
import { SiteLink } from '../parts/SiteLink'
import { useClient } from '../SiteContext'
import './MapBlock.css'

/** Where to find a place. The map is a picture: a map service hears of a visitor when he goes there. */
export function MapBlock(props: BlockProps<'map'>): ReactNode {
  const { title, name, alt, address, url, label = pageBlockTexts.toMap } = props
  const client = useClient()
  return (
    <ContentPiece kind="map" of={props} title={title}>
      <div className="fy-map">
        <img
          {...saidIn(props, 'alt')}
          className="fy-map__picture"
          src={clientFile(client, name)}
          alt={alt}
          loading="lazy"
        />
        <div className="fy-map__words">
          {address ? (
            <address {...saidIn(props, 'address')} className="fy-map__address">
              {address}
            </address>
          ) : null}
          <SiteLink className="fy-button" href={url} target={url.startsWith('/') ? undefined : '_blank'}>
            <MapPin aria-hidden="true" />
            <OwnWord of={props} word="label">
              {label}
            </OwnWord>
          </SiteLink>
        </div>
      </div>
    </ContentPiece>
  )
}
