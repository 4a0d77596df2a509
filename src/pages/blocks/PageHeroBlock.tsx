import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { Hero } from './Hero'

/** A hero at the top of a page; its heading is the page's heading. */
export function PageHeroBlock(props: BlockProps<'pageHero'>): ReactNode {
  return (
    <Hero
      {...props}
      heading={<PageHeading lang={getLangAttributes(props, 'title').lang}>{props.title}</PageHeading>}
    />
  )
}
