import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import type { BlockProps } from '../../schemas/pages/block'
import { pageBlockTexts } from '../../texts/pageBlocks'
import { ContentPiece } from '../parts/ContentPiece'
import { SiteLink } from '../parts/SiteLink'
import { useClient } from '../SiteContext'
import './MapBlock.css'

/** Where to find a place. The map is a picture: a map service hears of a visitor when he goes there. */
export function MapBlock(props: BlockProps<'map'>): ReactNode {
  const { title, name, alt, address, url, label = pageBlockTexts.toMap } = props
  const client = useClient()
  return (
    <ContentPiece kind="map" title={title}>
      <div className="fy-map">
        <img className="fy-map__picture" src={clientFile(client, name)} alt={alt} loading="lazy" />
        <div className="fy-map__words">
          {address ? <address className="fy-map__address">{address}</address> : null}
          <SiteLink className="fy-button" href={url} target={url.startsWith('/') ? undefined : '_blank'}>
            <MapPin aria-hidden="true" />
            {label}
          </SiteLink>
        </div>
      </div>
    </ContentPiece>
  )
}
