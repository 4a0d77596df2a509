import { type ReactNode, useEffect } from 'react'
import { log } from '../../data/log'
import { layoutTexts } from '../../texts/site'
import { PlainPage } from './PlainPage'

interface BrokenPageProps {
  error: unknown
  insideLayout: boolean
}

/** Stands in for a page that threw, a code chunk that did not come included: plain, not blank. */
export function BrokenPage({ error, insideLayout }: BrokenPageProps): ReactNode {
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
