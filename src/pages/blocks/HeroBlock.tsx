import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { Hero } from '../parts/Hero'

/** A large line, on a picture or a colour, further down a page. */
export function HeroBlock(props: BlockProps<'hero'>): ReactNode {
  return (
    <Hero
      {...props}
      heading={
        <h2 {...saidIn(props, 'title')} className="fy-hero__title">
          {props.title}
        </h2>
      }
    />
  )
}
