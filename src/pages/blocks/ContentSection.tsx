import type { ReactNode } from 'react'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import './ContentSection.css'

interface ContentSectionProps {
  /** Suffix of the CSS class, as in `fy-content--image`. */
  kind: string
  /** Heading above the section. */
  title?: string | undefined
  /** The block that the title comes from; sets the title's language. */
  labels?: object
  children: ReactNode
}

/** A section of page content. Stylesheets join consecutive sections on one card. */
export function ContentSection({ kind, title, labels = {}, children }: ContentSectionProps): ReactNode {
  return (
    <div className={`fy-content fy-content--${kind}`}>
      {title ? (
        <h2 {...getLangAttributes(labels, 'title')} className="fy-content__title">
          {title}
        </h2>
      ) : null}
      {children}
    </div>
  )
}
