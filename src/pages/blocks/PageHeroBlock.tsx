import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { Hero } from '../parts/Hero'
import { PageHeading } from '../parts/PageHeading'

/** The same at the top of a page, whose heading it is. */
export function PageHeroBlock(props: BlockProps<'pageHero'>): ReactNode {
  return (
    <Hero {...props} heading={<PageHeading lang={saidIn(props, 'title').lang}>{props.title}</PageHeading>} />
  )
}
