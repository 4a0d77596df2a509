import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { pageBlockTexts } from '../../texts/public/pageBlocks.texts'
import { ClientText } from '../shared/content/ClientText'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import { ContentSection } from './ContentSection'
import './MapBlock.css'

/**
 * Address with a static map image. It links to a map service, which learns of visitors only if they follow the link.
 */
export function MapBlock(props: BlockProps<'map'>): ReactNode {
  const { title, name, alt, address, url, label = pageBlockTexts.openMap } = props
  const client = useClient()
  return (
    <ContentSection kind="map" labels={props} title={title}>
      <div className="fy-map fy-grid fy-middle">
        <img
          {...getLangAttributes(props, 'alt')}
          className="fy-map__picture fy-fill fy-box"
          src={getClientFileUrl(client, name)}
          alt={alt}
          loading="lazy"
        />
        <div className="fy-grid fy-gap-4 fy-start">
          {address ? (
            <address {...getLangAttributes(props, 'address')} className="fy-map__address">
              {address}
            </address>
          ) : null}
          <SiteLink className="fy-button" href={url} target={url.startsWith('/') ? undefined : '_blank'}>
            <MapPin aria-hidden="true" />
            <ClientText labels={props} textKey="label">
              {label}
            </ClientText>
          </SiteLink>
        </div>
      </div>
    </ContentSection>
  )
}
