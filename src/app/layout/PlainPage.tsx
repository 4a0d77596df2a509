import type { ReactNode } from 'react'
import './PlainPage.css'

interface PlainPageProps {
  title: string
  text: string
  children?: ReactNode
  /** Inside the layout, which has a `<main>` already. */
  insideLayout?: boolean
}

/** A page that needs nothing to be shown: no client, no data, no code of its own. */
export function PlainPage({ title, text, children, insideLayout = false }: PlainPageProps): ReactNode {
  const Frame = insideLayout ? 'div' : 'main'
  return (
    <Frame className="fy-plain">
      <div className="fy-plain__card fy-card">
        <h1 className="fy-plain__title">{title}</h1>
        <p>{text}</p>
        {children ? <div className="fy-plain__actions">{children}</div> : null}
      </div>
    </Frame>
  )
}
