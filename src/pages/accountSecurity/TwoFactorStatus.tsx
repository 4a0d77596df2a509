import type { ReactNode } from 'react'
import type { TwoFactorState } from '../../schemas/accountSecurity/twoFactor.types'
import { twoFactorTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import './TwoFactor.css'

interface OneTimeCodeStateProps {
  /** Null until it has loaded. */
  state: TwoFactorState | null
  onStep: (name: 'turningOn' | 'turningOff' | 'renewing') => void
}

/** Below this number of remaining recovery codes, the page advises to create new ones. */
const fewCodesLimit = 3

/** State of two-factor authentication with the actions on it. */
export function TwoFactorStatus({ state, onStep }: OneTimeCodeStateProps): ReactNode {
  const { day } = useClientClock()
  const remaining = state?.recoveryCodesLeft ?? 0
  return (
    <div className="fy-codes">
      <h3>{texts.title}</h3>
      {state?.isOn ? (
        <p>
          {texts.on(day(state.since ?? ''))} {texts.left(remaining)}
        </p>
      ) : (
        <p>{texts.off}</p>
      )}
      {state?.isOn && remaining < fewCodesLimit ? <Notice type="warning">{texts.few}</Notice> : null}
      <div className="fy-codes__ways">
        {state?.isOn === false ? (
          <button type="button" className="fy-button" onClick={() => onStep('turningOn')}>
            {texts.turnOnTitle}
          </button>
        ) : null}
        {state?.isOn ? (
          <>
            <button type="button" className="fy-button" onClick={() => onStep('renewing')}>
              {texts.renew}
            </button>
            <button type="button" className="fy-button" onClick={() => onStep('turningOff')}>
              {texts.turnOffTitle}
            </button>
          </>
        ) : null}
      </div>
    </div>
  )
}
