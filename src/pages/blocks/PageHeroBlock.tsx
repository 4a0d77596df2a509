import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { Hero } from '../parts/Hero'
import { PageHeading } from '../parts/PageHeading'

/** The same at the top of a page, whose heading it is. */
export function PageHeroBlock(props: BlockProps<'pageHero'>): ReactNode {
  return <Hero {...props} heading={<PageHeading>{props.title}</PageHeading>} />
}
