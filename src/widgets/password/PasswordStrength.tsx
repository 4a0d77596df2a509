import { useEffect, useState } from 'react'
import {
  leastScore,
  measurePasswordStrength,
  type StrengthEstimate,
} from '../../schemas/accountSecurity/passwordStrength'
import { passwordTexts as texts } from '../../texts/public/form.texts'
import './PasswordStrength.css'

/**
 * How hard a new password is to guess, with advice, in words. It is looked at here and sent nowhere; the server, which
 * knows more of the account, judges what is sent in the end.
 */
export function PasswordStrength({ password }: { password: string }) {
  const [judged, setJudged] = useState<StrengthEstimate | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (judgement: StrengthEstimate | null) => isCurrent && setJudged(judgement)
    if (password === '') show(null)
    // Without its word lists nothing is said.
    else measurePasswordStrength(password, []).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [password])
  return (
    <p
      className="fy-strength"
      role="status"
      data-strong={(judged && judged.score >= leastScore) || undefined}
    >
      {judged ? [texts.strength[judged.score], ...judged.advice].join(' ') : null}
    </p>
  )
}
