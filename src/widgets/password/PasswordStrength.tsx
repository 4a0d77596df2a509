import { useEffect, useState } from 'react'
import {
  measurePasswordStrength,
  minScore,
  type StrengthEstimate,
} from '../../schemas/accountSecurity/passwordStrength'
import { passwordTexts as texts } from '../../texts/public/form.texts'
import './PasswordStrength.css'

/**
 * Describes the strength of a new password and gives advice. The estimate runs in the browser and sends nothing; the
 * server, which knows more about the account, makes the final decision.
 */
export function PasswordStrength({ password }: { password: string }) {
  const [estimate, setEstimate] = useState<StrengthEstimate | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (newEstimate: StrengthEstimate | null) => isCurrent && setEstimate(newEstimate)
    if (password === '') show(null)
    // If the word lists cannot be loaded, show nothing.
    else measurePasswordStrength(password, []).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [password])
  return (
    <p
      className="fy-strength fy-note"
      role="status"
      data-strong={(estimate && estimate.score >= minScore) || undefined}
    >
      {estimate ? [texts.strength[estimate.score], ...estimate.advice].join(' ') : null}
    </p>
  )
}
