import type { ReactNode } from 'react'
import { getClientFileUrl } from '../../data/site/getClientFileUrl'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ClientText } from '../shared/content/ClientText'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import './Hero.css'

interface HeroProps extends Omit<BlockProps<'hero'>, 'type' | 'title'> {
  heading: ReactNode
}

/**
 * Large text on a background colour, with an optional picture. On wide screens the picture fades into the colour, so
 * that the text is readable on any picture.
 */
export function Hero(props: HeroProps): ReactNode {
  const { heading, text, name, ground = 'deep', buttons = [] } = props
  const client = useClient()
  return (
    <div className={`fy-hero fy-hero--${ground}${name ? ' fy-hero--pictured' : ''}`}>
      {name ? <img className="fy-hero__picture" src={getClientFileUrl(client, name)} alt="" /> : null}
      <div className="fy-hero__words fy-grid fy-gap-4 fy-start">
        {heading}
        {text ? (
          <p {...getLangAttributes(props, 'text')} className="fy-hero__text">
            {text}
          </p>
        ) : null}
        {buttons.length > 0 ? (
          <p className="fy-hero__buttons fy-no-print fy-wrap fy-gap-3">
            {buttons.map((button, index) => (
              <SiteLink
                key={`${button.label} ${button.url}`}
                className={index === 0 ? 'fy-button fy-button--primary' : 'fy-button fy-hero__second'}
                href={button.url}
                target={button.target}
              >
                <ClientText labels={button} textKey="label">
                  {button.label}
                </ClientText>
              </SiteLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
