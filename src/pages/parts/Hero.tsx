import type { ReactNode } from 'react'
import { clientFile } from '../../data/clientFile'
import type { BlockProps } from '../../schemas/pages/block'
import { useClient } from '../SiteContext'
import { SiteLink } from './SiteLink'
import './Hero.css'

interface HeroProps extends Omit<BlockProps<'hero'>, 'type' | 'title'> {
  heading: ReactNode
}

/** Words on a ground that they can be read on, whatever the picture: it fades into the colour before it reaches them. */
export function Hero({ heading, text, name, ground = 'deep', buttons = [] }: HeroProps): ReactNode {
  const client = useClient()
  return (
    <div className={`fy-hero fy-hero--${ground}${name ? ' fy-hero--pictured' : ''}`}>
      {name ? <img className="fy-hero__picture" src={clientFile(client, name)} alt="" /> : null}
      <div className="fy-hero__words">
        {heading}
        {text ? <p className="fy-hero__text">{text}</p> : null}
        {buttons.length > 0 ? (
          <p className="fy-hero__buttons">
            {buttons.map(({ label, url, target }, at) => (
              <SiteLink
                key={`${label} ${url}`}
                className={at === 0 ? 'fy-button fy-button--primary' : 'fy-button fy-hero__second'}
                href={url}
                target={target}
              >
                {label}
              </SiteLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
