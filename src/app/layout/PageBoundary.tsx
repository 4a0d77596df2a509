import { Button } from '../../widgets/shared/Button'
import './PageBoundary.css'
import { Component, type ReactNode, useEffect } from 'react'
import { log } from '../../data/browser/log'
import { getBrowserStorage } from '../../data/browser/storage'
import { layoutTexts } from '../../texts/public/site.texts'
import { claimReload } from '../start/startSite'

interface PageBoundaryProps {
  /** Key of the current history entry; a new one resets the error. */
  locationKey: string
  insideLayout?: boolean
  children: ReactNode
}

interface PageBoundaryState {
  failure: { error: unknown; locationKey: string } | null
}

/** Error boundary of a page. It reloads a page whose code is no longer on the server [ER-05]. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  override componentDidCatch(error: unknown): void {
    if (claimReload(error, getBrowserStorage('sessionStorage'), Date.now())) window.location.reload()
    else this.setState({ failure: { error, locationKey: this.props.locationKey } })
  }

  override render(): ReactNode {
    const { locationKey, insideLayout = false, children } = this.props
    const { failure } = this.state
    if (failure?.locationKey !== locationKey) return children
    return <BrokenPage error={failure.error} insideLayout={insideLayout} />
  }
}

interface BrokenPageProps {
  error: unknown
  insideLayout: boolean
}

/** Shown instead of a page that threw an error or whose code did not load. */
function BrokenPage({ error, insideLayout }: BrokenPageProps): ReactNode {
  useEffect(() => log(layoutTexts.brokenTitle, error), [error])
  return (
    <PlainPage title={layoutTexts.brokenTitle} text={layoutTexts.brokenText} insideLayout={insideLayout}>
      <Button look="primary" onClick={() => window.location.reload()}>
        {layoutTexts.reload}
      </Button>
      <a className="fy-button" href="/">
        {layoutTexts.jobsLink}
      </a>
    </PlainPage>
  )
}

interface PlainPageProps {
  title: string
  text: string
  children?: ReactNode
  /** True inside the layout, which already has a `<main>`. */
  insideLayout?: boolean
}

/** A page that needs no client, no data and no additional code. */
export function PlainPage({ title, text, children, insideLayout = false }: PlainPageProps): ReactNode {
  const Frame = insideLayout ? 'div' : 'main'
  return (
    <Frame className="fy-plain fy-center">
      <div className="fy-plain__card fy-stack fy-gap-4 fy-fill fy-card">
        <h1 className="fy-plain__title">{title}</h1>
        <p>{text}</p>
        {children ? <div className="fy-wrap fy-gap-3">{children}</div> : null}
      </div>
    </Frame>
  )
}
