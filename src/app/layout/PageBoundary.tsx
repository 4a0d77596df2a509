import { Component, type ReactNode, useEffect } from 'react'
import { log } from '../../data/browser/log'
import { browserStore } from '../../data/browser/storage'
import { layoutTexts } from '../../texts/public/site.texts'
import { isWorthReloading } from '../start/missingChunks'
import { PlainPage } from './PlainPage'

interface PageBoundaryProps {
  /** Names the place in the visit; another place is another try. */
  place: string
  insideLayout?: boolean
  children: ReactNode
}

interface PageBoundaryState {
  broken: { error: unknown; place: string } | null
}

/** Keeps what a page throws from taking the whole site away; one whose code is not there any more loads anew [ER-05]. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: null }

  override componentDidCatch(error: unknown): void {
    if (isWorthReloading(error, browserStore('sessionStorage'), Date.now())) window.location.reload()
    else this.setState({ broken: { error, place: this.props.place } })
  }

  override render(): ReactNode {
    const { place, insideLayout = false, children } = this.props
    const { broken } = this.state
    if (broken?.place !== place) return children
    return <BrokenPage error={broken.error} insideLayout={insideLayout} />
  }
}

interface BrokenPageProps {
  error: unknown
  insideLayout: boolean
}

/** Stands in for a page that threw, a code chunk that did not come included: plain, not blank. */
function BrokenPage({ error, insideLayout }: BrokenPageProps): ReactNode {
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
