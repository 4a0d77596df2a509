import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { ClientText } from '../shared/content/ClientText'
import { SiteLink } from '../shared/links/SiteLink'
import { ContentSection } from './ContentSection'

/** A link styled as a button. */
export function ButtonBlock(block: BlockProps<'button'>): ReactNode {
  const { label, url, target, look = 'primary' } = block
  return (
    <ContentSection kind="button">
      <SiteLink
        className={look === 'primary' ? 'fy-button fy-button--primary' : 'fy-button'}
        href={url}
        target={target}
      >
        <ClientText labels={block} textKey="label">
          {label}
        </ClientText>
      </SiteLink>
    </ContentSection>
  )
}
