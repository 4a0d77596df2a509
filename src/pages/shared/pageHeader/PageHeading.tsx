import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import './PageHeading.css'

interface PageHeadingProps {
  children: string
  /** Stands under the heading. */
  note?: ReactNode
  /** The languages of both, where they are not the page's. */
  lang?: string | undefined
  noteLang?: string | undefined
  /** Names the page where its heading changes under somebody's hands: then it takes the focus from nobody. */
  page?: string
}

/** A page's `h1`. After a navigation it takes the focus, so that a screen reader says where one has come. */
export function PageHeading({
  children,
  note,
  lang,
  noteLang,
  page = children,
}: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // 'default' is the page that the browser itself loaded: there the focus starts at the top, as everywhere.
  const cameByLink = useLocation().key !== 'default'
  const atFirst = useRef(cameByLink)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another page, at whatever address.
  useEffect(() => {
    if (atFirst.current) heading.current?.focus({ preventScroll: true })
    atFirst.current = true
  }, [page])
  return (
    <div className="fy-page-heading">
      <h1 {...toLangAttributes(lang)} className="fy-page-heading__title" tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {note ? (
        <div {...toLangAttributes(noteLang)} className="fy-page-heading__note">
          {note}
        </div>
      ) : null}
    </div>
  )
}
