import { DoorClosed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { refusedTexts as texts } from '../../texts/admin/people.texts'
import { landingOf } from '../routing/decideAccess'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import '../notFound/NotFoundBlock.css'

/** Shown instead of a page that the user's account role does not allow [SS-12]. */
export function RefusedPage({ accountRole }: { accountRole: AccountRole }): ReactNode {
  return (
    <section className="fy-not-found fy-card">
      <DoorClosed className="fy-not-found__icon" aria-hidden="true" />
      <PageHeading note={texts.text(accountRole)}>{texts.title}</PageHeading>
      <Link className="fy-button fy-button--primary" to={landingOf(accountRole)}>
        {texts.toOwn}
      </Link>
    </section>
  )
}
