import { type ReactNode, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { log } from '../../data/log'
import { layoutTexts } from '../../texts/site'
import { PlainPage } from './PlainPage'

/** Stands in for a page that threw, a code chunk that did not come included: plain, not blank. */
export function BrokenPage({ insideLayout = false }: { insideLayout?: boolean }): ReactNode {
  const error = useRouteError()
  useEffect(() => log(layoutTexts.brokenTitle, error), [error])
  return (
    <PlainPage title={layoutTexts.brokenTitle} text={layoutTexts.brokenText} insideLayout={insideLayout}>
      <button type="button" className="fy-button fy-button--primary" onClick={() => window.location.reload()}>
        {layoutTexts.reload}
      </button>
      <a className="fy-button" href="/">
        {layoutTexts.toJobs}
      </a>
    </PlainPage>
  )
}
