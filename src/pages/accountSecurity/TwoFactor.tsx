import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import { type BothFactors, createTwoFactorApi } from '../../data/session/twoFactor.api'
import type { TotpSecret, TwoFactorState } from '../../schemas/accountSecurity/twoFactor.types'
import { twoFactorTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { ReauthenticationModal } from './ReauthenticationModal'
import { RecoveryCodesModal } from './RecoveryCodesModal'
import { TotpSetupModal } from './TotpSetupModal'
import { TwoFactorStatus } from './TwoFactorStatus'

/** Current step of enabling or disabling two-factor authentication, or of creating new recovery codes. */
type Step =
  | { name: 'turningOn' | 'turningOff' | 'renewing' }
  | { name: 'scanning'; secret: TotpSecret }
  | { name: 'keeping'; recoveryCodes: string[] }

/** Two-factor authentication of the user's own account [SS-10]. */
export function TwoFactor(): ReactNode {
  const { notifications } = useSite()
  const codes = useSiteService(createTwoFactorApi)
  const { load: loadSessions } = useSiteService(createActiveSessions)
  const [state, setState] = useState<TwoFactorState | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const read = useCallback(() => codes.read().then(setState, () => undefined), [codes])
  useEffect(() => void read(), [read])
  const close = () => setStep(null)
  const done = async (message: string) => {
    notifications.notify({ id: message, type: 'success', title: '', message })
    await Promise.all([read(), loadSessions()])
  }
  const showRecoveryCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    setStep({ name: 'keeping', recoveryCodes })
  const startSetup = async ({ currentPassword }: BothFactors) => {
    setStep({ name: 'scanning', secret: await codes.startSetup(currentPassword) })
  }
  const confirm = async (code: string) => {
    showRecoveryCodes(await codes.confirm(code))
    await done(texts.turnedOn)
  }
  const turnOff = async (proof: BothFactors) => {
    await codes.turnOff(proof)
    close()
    await done(texts.turnedOff)
  }
  const renew = async (proof: BothFactors) => {
    showRecoveryCodes(await codes.renew(proof))
    await read()
  }
  return (
    <>
      <TwoFactorStatus state={state} onStep={(name) => setStep({ name })} />
      {step?.name === 'turningOn' ? (
        <ReauthenticationModal
          {...proofTexts.turningOn}
          asks="password"
          onConfirmed={startSetup}
          onClose={close}
        />
      ) : null}
      {step?.name === 'turningOff' ? (
        <ReauthenticationModal {...proofTexts.turningOff} asks="both" onConfirmed={turnOff} onClose={close} />
      ) : null}
      {step?.name === 'renewing' ? (
        <ReauthenticationModal {...proofTexts.renewing} asks="both" onConfirmed={renew} onClose={close} />
      ) : null}
      {step?.name === 'scanning' ? (
        <TotpSetupModal secret={step.secret} onCode={confirm} onClose={close} />
      ) : null}
      {step?.name === 'keeping' ? <RecoveryCodesModal codes={step.recoveryCodes} onClose={close} /> : null}
    </>
  )
}

const proofTexts = {
  turningOn: { title: texts.turnOnTitle, text: texts.turnOnText, action: texts.go },
  turningOff: { title: texts.turnOffTitle, text: texts.turnOffText, action: texts.turnOff },
  renewing: { title: texts.renew, text: texts.renewText, action: texts.renew },
} as const
