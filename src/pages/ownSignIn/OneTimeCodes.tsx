import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type BothFactors, createOwnCodes } from '../../data/ownCodes'
import { createOwnSessions } from '../../data/ownSessions'
import type { CodeSecret, OwnCodes } from '../../schemas/ownCodes'
import { oneTimeCodeTexts as texts } from '../../texts/oneTimeCodes'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import { CodeSecretModal } from './CodeSecretModal'
import { OneTimeCodeState } from './OneTimeCodeState'
import { ProofModal } from './ProofModal'
import { RecoveryCodesModal } from './RecoveryCodesModal'

/** Where turning on, turning off or making new recovery codes has come. */
type Step =
  | { name: 'turningOn' | 'turningOff' | 'renewing' }
  | { name: 'scanning'; secret: CodeSecret }
  | { name: 'keeping'; recoveryCodes: string[] }

/** The second factor of the own account [SS-10]. */
export function OneTimeCodes(): ReactNode {
  const { notifications } = useSite()
  const codes = usePart(createOwnCodes)
  const { load: loadSessions } = usePart(createOwnSessions)
  const [state, setState] = useState<OwnCodes | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const read = useCallback(() => codes.read().then(setState, () => undefined), [codes])
  useEffect(() => void read(), [read])
  const close = () => setStep(null)
  const done = async (message: string) => {
    notifications.notify({ id: message, type: 'success', title: '', message })
    await Promise.all([read(), loadSessions()])
  }
  const keep = ({ recoveryCodes }: { recoveryCodes: string[] }) => setStep({ name: 'keeping', recoveryCodes })
  const begin = async ({ currentPassword }: BothFactors) => {
    setStep({ name: 'scanning', secret: await codes.begin(currentPassword) })
  }
  const confirm = async (code: string) => {
    keep(await codes.confirm(code))
    await done(texts.turnedOn)
  }
  const turnOff = async (proof: BothFactors) => {
    await codes.turnOff(proof)
    close()
    await done(texts.turnedOff)
  }
  const renew = async (proof: BothFactors) => {
    keep(await codes.renew(proof))
    await read()
  }
  return (
    <>
      <OneTimeCodeState state={state} onStep={(name) => setStep({ name })} />
      {step?.name === 'turningOn' ? (
        <ProofModal {...proofTexts.turningOn} asks="password" onProven={begin} onClose={close} />
      ) : null}
      {step?.name === 'turningOff' ? (
        <ProofModal {...proofTexts.turningOff} asks="both" onProven={turnOff} onClose={close} />
      ) : null}
      {step?.name === 'renewing' ? (
        <ProofModal {...proofTexts.renewing} asks="both" onProven={renew} onClose={close} />
      ) : null}
      {step?.name === 'scanning' ? (
        <CodeSecretModal secret={step.secret} onCode={confirm} onClose={close} />
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
