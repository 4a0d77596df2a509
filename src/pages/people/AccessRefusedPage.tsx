import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { accessRefusedTexts as texts } from '../../texts/admin/people.texts'
import { getLandingPage } from '../routing/decideAccess'
import { PageHeader } from '../shared/pageHeader/PageHeader'

/** Shown instead of a page that the user's account role does not allow [SS-12]. */
export function AccessRefusedPage({ accountRole }: { accountRole: AccountRole }): ReactNode {
  return (
    <PageHeader
      title={texts.title}
      note={texts.text(accountRole)}
      primaryAction={
        <Link className="fy-button fy-button--primary" to={getLandingPage(accountRole)}>
          {texts.openOwnPages}
        </Link>
      }
    />
  )
}
