import { Component, type ReactNode } from 'react'
import { browserStore } from '../../data/storage'
import { isWorthReloading } from '../missingChunks'
import { BrokenPage } from './BrokenPage'

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
