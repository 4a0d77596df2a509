import type { ReactNode } from 'react'
import { accountSecurityTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { ActiveSessionList } from './ActiveSessionList'
import { ChangePassword } from './ChangePassword'
import { TwoFactor } from './TwoFactor'
import './AccountSecurityCard.css'

const headingId = 'sign-in'

/** Card with the security settings of the signed-in account. */
export function AccountSecurityCard(): ReactNode {
  return (
    <section className="fy-own-sign-in fy-card" aria-labelledby={headingId}>
      <div className="fy-own-sign-in__head">
        <div>
          <h2 id={headingId}>{texts.title}</h2>
          <p className="fy-own-sign-in__note">{texts.note}</p>
        </div>
        <ChangePassword />
      </div>
      <TwoFactor />
      <ActiveSessionList />
    </section>
  )
}
