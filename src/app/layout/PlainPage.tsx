import type { ReactNode } from 'react'
import './PlainPage.css'

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
    <Frame className="fy-plain">
      <div className="fy-plain__card fy-card">
        <h1 className="fy-plain__title">{title}</h1>
        <p>{text}</p>
        {children ? <div className="fy-plain__actions">{children}</div> : null}
      </div>
    </Frame>
  )
}
