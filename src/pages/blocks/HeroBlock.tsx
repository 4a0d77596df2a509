import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { Hero } from './Hero'

/** A hero below the top of a page. */
export function HeroBlock(props: BlockProps<'hero'>): ReactNode {
  return (
    <Hero
      {...props}
      heading={
        <h2 {...getLangAttributes(props, 'title')} className="fy-hero__title">
          {props.title}
        </h2>
      }
    />
  )
}
