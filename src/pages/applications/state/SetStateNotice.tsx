import { Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  createStateChangeStore,
  type StateChangeResult,
} from '../../../data/applications/applicationStates.store'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { UndoResult } from '../../../schemas/applications/applicationState'
import { applicationStateTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { Button } from '../../../widgets/shared/Button'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import '../../shared/table/SelectionBar.css'
import { useApplicationStates } from './useApplicationStates'

/** Result of the latest state change: the new state, failures and an undo button. */
export function SetStateNotice(): ReactNode {
  const { notifications } = useSite()
  const stateChanges = useSiteService(createStateChangeStore)
  const applications = useSiteService(createApplications)
  const latestChange = useStoreValue(stateChanges.store, (result) => result)
  const { getName } = useApplicationStates()
  const [isBusy, setBusy] = useState(false)
  const undo = async (change: string) => {
    setBusy(true)
    const notify = (type: 'success' | 'error', message: string) =>
      notifications.notify({ id: 'undone', type, title: '', message })
    await stateChanges.undo(change).then(
      (results) => {
        const isComplete = results.every(({ result }) => result === 'undone')
        notify(isComplete ? 'success' : 'error', describeUndo(results))
        void applications.reload()
      },
      () => notify('error', texts.undoFailed),
    )
    setBusy(false)
  }
  return (
    <div className="fy-selection" role="status">
      {latestChange ? (
        <div className="fy-selection__bar fy-card">
          <span>{describeStateChange(latestChange, getName(latestChange.state))}</span>
          {latestChange.results.some(({ result }) => result === 'set') ? (
            <Button size="small" disabled={isBusy} onClick={() => void undo(latestChange.change)}>
              <Undo2 aria-hidden="true" />
              {texts.undo}
            </Button>
          ) : null}
          <Button look="quiet" size="small" onClick={stateChanges.dismiss}>
            <X aria-hidden="true" />
            {texts.dismiss}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const reasons = ['unchanged', 'withdrawn', 'not-found', 'failed'] as const

function describeStateChange({ results }: StateChangeResult, stateName: string): string {
  const count = (outcome: string) => results.filter(({ result }) => result === outcome).length
  const others = reasons.flatMap((reason) => (count(reason) > 0 ? texts.notDone[reason](count(reason)) : []))
  return [...(count('set') > 0 ? [texts.done(count('set'), stateName)] : []), ...others].join(' ')
}

function describeUndo(results: readonly UndoResult[]): string {
  const count = (kind: string) => results.filter(({ result }) => result === kind).length
  const restoredCount = results.length - count('changed')
  return [
    ...(restoredCount > 0 ? [texts.stateRestored(restoredCount)] : []),
    ...(count('sent') > 0 ? [texts.restoredAfterMessage(count('sent'))] : []),
    ...(count('changed') > 0 ? [texts.restoredExceptChanged(count('changed'))] : []),
  ].join(' ')
}
