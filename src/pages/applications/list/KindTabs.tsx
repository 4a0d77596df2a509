import type { ReactNode } from 'react'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { paths } from '../../routing/paths'
import { PageTabs } from '../../shared/pageHeader/PageHeader'

/** Tabs of the page: all applications, or Expressions of Interest alone [AP-04]. */
export function KindTabs({ isExpressionList }: { isExpressionList: boolean }): ReactNode {
  const tabs = [
    { label: texts.applications, href: paths.viewApplications.href(), isCurrent: !isExpressionList },
    { label: texts.expressions, href: paths.submittedExpressions.href(), isCurrent: isExpressionList },
  ]
  return <PageTabs label={texts.kinds} tabs={tabs} />
}
