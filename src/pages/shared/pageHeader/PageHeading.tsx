import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import './PageHeading.css'

interface PageHeadingProps {
  children: string
  /** Shown below the heading. */
  note?: ReactNode
  /** Languages of heading and note, if they differ from the page's. */
  lang?: string | undefined
  noteLang?: string | undefined
  /** Identifies the page if its heading changes while the user edits, so that the change does not move the focus. */
  page?: string
}

/** The page's `h1`. It takes the focus after a navigation, so that a screen reader announces the page. */
export function PageHeading({
  children,
  note,
  lang,
  noteLang,
  page = children,
}: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // 'default' means that the browser itself loaded this document; the focus then starts at the top, as usual.
  const hasNavigated = useLocation().key !== 'default'
  const hasNavigatedAtMount = useRef(hasNavigated)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading means another page, even at the same address.
  useEffect(() => {
    if (hasNavigatedAtMount.current) heading.current?.focus({ preventScroll: true })
    hasNavigatedAtMount.current = true
  }, [page])
  return (
    <div className="fy-page-heading">
      <h1 {...toLangAttributes(lang)} className="fy-page-heading__title" tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {note ? (
        <div {...toLangAttributes(noteLang)} className="fy-page-heading__note fy-note">
          {note}
        </div>
      ) : null}
    </div>
  )
}
