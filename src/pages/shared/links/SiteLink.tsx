import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { layoutTexts } from '../../../texts/public/site.texts'
import { useReferralLink } from './useReferralLink'

interface SiteLinkProps {
  href: string
  target?: '_self' | '_blank' | undefined
  className?: string
  children: ReactNode
}

/** A link. After hydration, paths of this site navigate without loading a new document. */
export function SiteLink({ href, target, className, children }: SiteLinkProps): ReactNode {
  const addReferral = useReferralLink()
  const newTab = target === '_blank'
  const linkProps = { className, target, rel: newTab ? 'noopener' : undefined }
  const content = (
    <>
      {children}
      {newTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
    </>
  )
  return href.startsWith('/') ? (
    <Link to={addReferral(href)} {...linkProps}>
      {content}
    </Link>
  ) : (
    <a href={href} {...linkProps}>
      {content}
    </a>
  )
}
