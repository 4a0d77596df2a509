import { KeyRound, Pause, Play, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import { toApiError } from '../../../data/http/apiError'
import { buildSecretForm } from '../../../schemas/connections/connections.forms'
import type { BackOfficeState, BackOfficeTest } from '../../../schemas/connections/connections.types'
import { connectionsTexts, backOfficeTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { FormModal } from '../../shared/dialog/FormModal'
import { Notice } from '../../shared/feedback/Notice'
import { toFieldErrors } from '../../shared/feedback/toFieldErrors'
import { useActionRunner } from '../card/ConnectionCard'

interface BackOfficeActionsProps {
  state: BackOfficeState
  api: ConnectionsApi
  /**
   * Called after the secret was rolled: with the generated secret, to show it, or null if the user entered
   * one.
   */
  onSecret: (secret: string | null) => void
  onDone: () => Promise<void>
}

/** Actions on a configured back-office: test, pause, roll the secret and remove. */
export function BackOfficeActions({ state, api, onSecret, onDone }: BackOfficeActionsProps): ReactNode {
  const [testResult, setTestResult] = useState<BackOfficeTest | 'running' | null>(null)
  const [pendingAction, setPendingAction] = useState<'roll' | 'remove' | null>(null)
  const { isBusy, run } = useActionRunner()
  const isPaused = state.pausedAt !== null
  const close = () => setPendingAction(null)
  const test = async () => {
    if (isBusy) return
    setTestResult('running')
    const hasSucceeded = await run(async () => setTestResult(await api.sendTestMessage()))
    if (!hasSucceeded) setTestResult(null)
  }
  const togglePaused = () =>
    run(async () => {
      await api.setPaused(!isPaused)
      await onDone()
    })
  const remove = async () => {
    await run(() => api.removeBackOffice())
    close()
    await onDone()
  }
  const rollSecret = async (overlapHours: number, secret: string | undefined) => {
    const { madeSecret } = await api.rollSecret(overlapHours, secret)
    close()
    onSecret(madeSecret)
    if (secret !== undefined) await run(async () => texts.signedWithOwnSecret)
    await onDone()
  }
  return (
    <>
      <div className="fy-cluster fy-gap-3">
        <Button aria-disabled={isBusy} onClick={() => void test()}>
          <Send aria-hidden="true" />
          {texts.test}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void togglePaused()}>
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? texts.startSending(state.waiting) : texts.pause}
        </Button>
        <Button onClick={() => setPendingAction('roll')}>
          <KeyRound aria-hidden="true" />
          {texts.rollSecret}
        </Button>
      </div>
      <TestResult testResult={testResult} />
      <div className="fy-connections__danger fy-cluster fy-gap-3 fy-between">
        <p className="fy-note">{texts.removeText}</p>
        <Button look="danger" onClick={() => setPendingAction('remove')}>
          <Trash2 aria-hidden="true" />
          {texts.remove}
        </Button>
      </div>
      {pendingAction === 'roll' ? <RollSecretModal onRoll={rollSecret} onClose={close} /> : null}
      {pendingAction === 'remove' ? (
        <ConfirmModal
          title={texts.removeTitle}
          isDestructive
          text={texts.removeText}
          action={texts.removeAction}
          onConfirm={remove}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function TestResult({ testResult }: { testResult: BackOfficeTest | 'running' | null }): ReactNode {
  if (testResult === null) return null
  if (testResult === 'running') return <p role="status">{texts.testing}</p>
  const { status, error, durationMs, answer } = testResult
  return (
    <>
      {error === null ? (
        <Notice type="success">{texts.tested(status ?? 0, durationMs)}</Notice>
      ) : (
        <Notice type="error">{texts.testFailed(error)}</Notice>
      )}
      {answer === null ? null : (
        <figure className="fy-connections__said">
          <figcaption className="fy-note">{texts.answered}</figcaption>
          <pre className="fy-connections__answer fy-fill fy-inset-3 fy-box">{answer}</pre>
        </figure>
      )}
    </>
  )
}

const form = buildSecretForm()

interface RollSecretModalProps {
  /** Rolls the secret, to the given one or to a generated one, and closes the modal; rejects with an `ApiError`. */
  onRoll: (overlapHours: number, secret: string | undefined) => Promise<void>
  onClose: () => void
}

/** Asks for the new secret and for how long the current one keeps signing alongside it. */
function RollSecretModal({ onRoll, onClose }: RollSecretModalProps): ReactNode {
  return (
    <FormModal
      title={texts.rollTitle}
      onClose={onClose}
      form={form}
      submitLabel={texts.rollAction}
      onSubmit={({ overlap, secret }) =>
        onRoll(Number(overlap), String(secret ?? '').trim() || undefined).then(
          () => [],
          (error: unknown) => toFieldErrors(toApiError(error), connectionsTexts.actionFailed),
        )
      }
    >
      <p>{texts.rollText}</p>
    </FormModal>
  )
}
