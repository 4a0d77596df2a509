import type { ReactNode } from 'react'
import './EmptyState.css'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  text?: string
  children?: ReactNode
}

/** Placeholder for an empty view: what that means, and the next action. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps): ReactNode {
  return (
    <div className="fy-empty fy-grid fy-gap-2">
      <span className="fy-empty__icon fy-center" aria-hidden="true">
        {icon}
      </span>
      <p className="fy-empty__title">{title}</p>
      {text ? <p className="fy-empty__text">{text}</p> : null}
      {children ? <div className="fy-empty__actions fy-wrap fy-gap-3">{children}</div> : null}
    </div>
  )
}
