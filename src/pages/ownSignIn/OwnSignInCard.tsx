import type { ReactNode } from 'react'
import { ownSignInTexts as texts } from '../../texts/ownSignIn'
import { ChangePassword } from './ChangePassword'
import { OneTimeCodes } from './OneTimeCodes'
import { OwnSessionList } from './OwnSessionList'
import './OwnSignInCard.css'

const headingId = 'sign-in'

/** Leads to the card, which stands at the foot of a long page. */
export function toOwnSignIn(): void {
  document.getElementById(headingId)?.focus()
}

/** What one does for the own account's safety. */
export function OwnSignInCard(): ReactNode {
  return (
    <section className="fy-own-sign-in fy-card" aria-labelledby={headingId}>
      <div className="fy-own-sign-in__head">
        <div>
          <h2 id={headingId} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="fy-own-sign-in__note">{texts.note}</p>
        </div>
        <ChangePassword />
      </div>
      <OneTimeCodes />
      <OwnSessionList />
    </section>
  )
}
