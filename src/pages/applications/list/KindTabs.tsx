import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { paths } from '../../routing/paths'

/** Tabs of the page: all applications, or Expressions of Interest alone [AP-04]. */
export function KindTabs({ isExpressionList }: { isExpressionList: boolean }): ReactNode {
  const tabs = [
    { label: texts.applications, href: paths.viewApplications.href(), isCurrent: !isExpressionList },
    { label: texts.expressions, href: paths.submittedExpressions.href(), isCurrent: isExpressionList },
  ]
  return (
    <nav className="fy-kind-tabs" aria-label={texts.kinds}>
      {tabs.map(({ label, href, isCurrent }) => (
        <Link
          key={label}
          className="fy-kind-tabs__tab"
          to={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
