import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './Notice.css'

interface NoticeProps {
  type: 'info' | 'success' | 'warning' | 'error'
  title?: string
  children?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message within the page. Errors are announced immediately, all others politely. */
export function Notice({ type, title, children }: NoticeProps): ReactNode {
  const Icon = icons[type]
  return (
    <div className={`fy-notice fy-notice--${type}`} role={type === 'error' ? 'alert' : 'status'}>
      <Icon className="fy-notice__icon" aria-hidden="true" />
      <div className="fy-notice__body fy-stack fy-gap-1">
        {title ? <p className="fy-heavy">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
