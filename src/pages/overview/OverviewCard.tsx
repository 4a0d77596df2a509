import { type ReactNode, useId } from 'react'

interface OverviewCardProps {
  title: string
  /** Spans both columns. */
  wide?: boolean
  children: ReactNode
}

export function OverviewCard({ title, wide = false, children }: OverviewCardProps): ReactNode {
  const heading = useId()
  return (
    <section
      className={`fy-overview__card fy-card${wide ? ' fy-overview__card--wide' : ''}`}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
