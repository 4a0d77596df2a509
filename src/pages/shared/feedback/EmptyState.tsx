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
    <div className="fy-empty">
      <span className="fy-empty__icon" aria-hidden="true">
        {icon}
      </span>
      <p className="fy-empty__title">{title}</p>
      {text ? <p className="fy-empty__text">{text}</p> : null}
      {children ? <div className="fy-empty__actions">{children}</div> : null}
    </div>
  )
}
