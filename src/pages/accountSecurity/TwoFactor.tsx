import { Button } from '../../widgets/shared/Button'
import { FormModal } from '../shared/dialog/FormModal'
import './TwoFactor.css'
import { Copy } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { toApiError } from '../../data/http/apiError'
import { createActiveSessions } from '../../data/session/activeSessions.store'
import { createTwoFactorApi, type TwoFactorProof } from '../../data/session/session.api'
import { buildReauthenticationForm } from '../../schemas/accountSecurity/accountSecurity.forms'
import type { TotpSecret, TwoFactorState } from '../../schemas/accountSecurity/accountSecurity.types'
import { twoFactorTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Modal } from '../shared/dialog/Modal'
import { useCopy } from '../shared/download/CopyButton'
import { Notice } from '../shared/feedback/Notice'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { ReauthenticationModal } from './ReauthenticationModal'

/** Current step of enabling or disabling two-factor authentication, or of creating new recovery codes. */
type Step =
  | { name: 'turningOn' | 'turningOff' | 'renewing' }
  | { name: 'scanning'; secret: TotpSecret }
  | { name: 'showingCodes'; recoveryCodes: string[] }

/** Two-factor authentication of the user's own account [SS-10]. */
export function TwoFactor(): ReactNode {
  const { notifications } = useSite()
  const twoFactorApi = useSiteService(createTwoFactorApi)
  const { load: loadSessions } = useSiteService(createActiveSessions)
  const [state, setState] = useState<TwoFactorState | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const read = useCallback(() => twoFactorApi.read().then(setState, () => undefined), [twoFactorApi])
  useEffect(() => void read(), [read])
  const close = () => setStep(null)
  const finish = async (message: string) => {
    notifications.notify({ id: message, type: 'success', title: '', message })
    await Promise.all([read(), loadSessions()])
  }
  const showRecoveryCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    setStep({ name: 'showingCodes', recoveryCodes })
  const startSetup = async ({ currentPassword }: TwoFactorProof) => {
    setStep({ name: 'scanning', secret: await twoFactorApi.startSetup(currentPassword) })
  }
  const confirm = async (code: string) => {
    showRecoveryCodes(await twoFactorApi.confirm(code))
    await finish(texts.turnedOn)
  }
  const turnOff = async (proof: TwoFactorProof) => {
    await twoFactorApi.turnOff(proof)
    close()
    await finish(texts.turnedOff)
  }
  const renewCodes = async (proof: TwoFactorProof) => {
    showRecoveryCodes(await twoFactorApi.renewRecoveryCodes(proof))
    await read()
  }
  return (
    <>
      <TwoFactorStatus state={state} onStep={(name) => setStep({ name })} />
      {step?.name === 'turningOn' ? (
        <ReauthenticationModal
          {...proofTexts.turningOn}
          formKind="password"
          onConfirmed={startSetup}
          onClose={close}
        />
      ) : null}
      {step?.name === 'turningOff' ? (
        <ReauthenticationModal
          {...proofTexts.turningOff}
          formKind="both"
          onConfirmed={turnOff}
          onClose={close}
        />
      ) : null}
      {step?.name === 'renewing' ? (
        <ReauthenticationModal
          {...proofTexts.renewing}
          formKind="both"
          onConfirmed={renewCodes}
          onClose={close}
        />
      ) : null}
      {step?.name === 'scanning' ? (
        <TotpSetupModal secret={step.secret} onCode={confirm} onClose={close} />
      ) : null}
      {step?.name === 'showingCodes' ? (
        <RecoveryCodesModal codes={step.recoveryCodes} onClose={close} />
      ) : null}
    </>
  )
}

const proofTexts = {
  turningOn: { title: texts.turnOnTitle, text: texts.turnOnText, action: texts.continueLabel },
  turningOff: { title: texts.turnOffTitle, text: texts.turnOffText, action: texts.turnOff },
  renewing: { title: texts.renew, text: texts.renewText, action: texts.renew },
} as const

interface RecoveryCodesModalProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes once. */
function RecoveryCodesModal({ codes, onClose }: RecoveryCodesModalProps): ReactNode {
  const [copy, status] = useCopy(codes.join('\n'), texts)
  return (
    <Modal title={texts.recoveryTitle} size="small" onClose={onClose}>
      <p>{texts.recoveryText}</p>
      <ul className="fy-codes__recovery fy-grid fy-plain-list fy-break">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{status}</p>
      <div className="fy-modal__actions">
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button look="primary" onClick={onClose}>
          {texts.confirmStored}
        </Button>
      </div>
    </Modal>
  )
}

interface TotpSetupModalProps {
  secret: TotpSecret
  /** Enables two-factor authentication with the app's first code; rejects with an `ApiError`. */
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

const form = buildReauthenticationForm('appCode')

/** Shows the TOTP secret as a QR code and as text, and asks for the app's first code. */
function TotpSetupModal({ secret: { secret, qr }, onCode, onClose }: TotpSetupModalProps): ReactNode {
  return (
    <FormModal
      title={texts.turnOnTitle}
      onClose={onClose}
      form={form}
      onSubmit={({ code }) =>
        onCode(String(code)).then(
          () => [],
          (error: unknown) => toFieldErrors(toApiError(error)),
        )
      }
      submitLabel={texts.confirm}
    >
      <p>{texts.scan}</p>
      <img className="fy-codes__qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={texts.qr} />
      <p>
        {texts.secret}
        <code className="fy-codes__secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </FormModal>
  )
}

interface TwoFactorStatusProps {
  /** Null until it has loaded. */
  state: TwoFactorState | null
  onStep: (name: 'turningOn' | 'turningOff' | 'renewing') => void
}

/** If fewer recovery codes than this are left, the card advises the user to create new ones. */
const fewCodesLimit = 3

/** State of two-factor authentication with the actions on it. */
function TwoFactorStatus({ state, onStep }: TwoFactorStatusProps): ReactNode {
  const { formatDay } = useClientClock()
  const remaining = state?.recoveryCodesLeft ?? 0
  return (
    <div className="fy-grid fy-gap-3 fy-start">
      <h3>{texts.title}</h3>
      {state?.isOn ? (
        <p>
          {texts.onNote(formatDay(state.since ?? ''))} {texts.codesLeft(remaining)}
        </p>
      ) : (
        <p>{texts.offNote}</p>
      )}
      {state?.isOn && remaining < fewCodesLimit ? <Notice type="warning">{texts.fewCodesNote}</Notice> : null}
      <div className="fy-wrap fy-gap-3">
        {state?.isOn === false ? (
          <Button onClick={() => onStep('turningOn')}>{texts.turnOnTitle}</Button>
        ) : null}
        {state?.isOn ? (
          <>
            <Button onClick={() => onStep('renewing')}>{texts.renew}</Button>
            <Button onClick={() => onStep('turningOff')}>{texts.turnOffTitle}</Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
