import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { pageBlockTexts } from '../../texts/public/pageBlocks.texts'
import { layoutTexts } from '../../texts/public/site.texts'
import { useClient } from '../shared/site/SiteContext'
import { ContentSection } from './ContentSection'
import './VideoBlock.css'

/**
 * Still image that links to a video on another site, in a new tab. The site embeds no players, because the video
 * service would learn of each visitor and the content security policy would have to allow its scripts.
 */
export function VideoBlock(block: BlockProps<'video'>): ReactNode {
  const { title, url, name, length, text } = block
  const client = useClient()
  const service = url.includes('vimeo.com/') ? 'Vimeo' : 'YouTube'
  const notes = [length ? pageBlockTexts.videoLength(length) : '', pageBlockTexts.videoService(service)]
  return (
    <ContentSection kind="video">
      <div className="fy-video fy-stack fy-gap-3">
        <a className="fy-video__link" href={url} target="_blank" rel="noopener noreferrer">
          <span className="fy-video__still fy-center fy-rounded">
            {name ? (
              <img className="fy-video__picture" src={getClientFileUrl(client, name)} alt="" loading="lazy" />
            ) : null}
            <span className="fy-video__play">
              <Play aria-hidden="true" />
            </span>
          </span>
          <span {...getLangAttributes(block, 'title')} className="fy-video__title">
            {title}
          </span>
          <span className="fy-note">
            {notes.filter((note) => note !== '').join(' · ')}
            <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span>
          </span>
        </a>
        {text ? (
          <p {...getLangAttributes(block, 'text')} className="fy-video__text">
            {text}
          </p>
        ) : null}
      </div>
    </ContentSection>
  )
}
