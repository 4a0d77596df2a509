import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { Button } from '../../../widgets/shared/Button'
import { runAfterPress } from '../../../widgets/shared/runAfterPress'
import './SaveBar.css'

/** A form with unsaved changes. */
interface ChangedForm {
  element: HTMLFormElement | null
  discard: () => void
}

interface ChangedForms {
  add: (changedForm: ChangedForm) => void
  remove: (changedForm: ChangedForm) => void
}

const ChangedFormsContext = createContext<ChangedForms | null>(null)

interface SaveBarProps {
  isChanged: boolean
  onDiscard: () => void
}

/**
 * Save bar of the surrounding form; it appears with the first change. Inside a `SaveBarArea` the form shares the area's
 * bar.
 */
export function SaveBar({ isChanged, onDiscard }: SaveBarProps): ReactNode {
  const area = use(ChangedFormsContext)
  const markerRef = useRef<HTMLSpanElement>(null)
  const discard = useRef(onDiscard)
  discard.current = onDiscard
  useEffect(() => {
    if (!area || !isChanged) return
    const changedForm = {
      element: markerRef.current?.closest('form') ?? null,
      discard: () => discard.current(),
    }
    area.add(changedForm)
    return () => area.remove(changedForm)
  }, [area, isChanged])
  if (area) return <span ref={markerRef} hidden />
  return isChanged ? <SaveBarContent onDiscard={onDiscard} /> : null
}

/** Content whose forms share one save bar at the end, which saves or discards the changes of all forms. */
export function SaveBarArea({ children }: { children: ReactNode }): ReactNode {
  const [forms, setForms] = useState<readonly ChangedForm[]>([])
  const area = useMemo<ChangedForms>(
    () => ({
      add: (form) => setForms((current) => [...current, form]),
      remove: (form) => setForms((current) => current.filter((other) => other !== form)),
    }),
    [],
  )
  const save = () => {
    for (const { element } of forms) element?.requestSubmit()
  }
  const discard = () => {
    for (const form of forms) form.discard()
  }
  return (
    <ChangedFormsContext value={area}>
      {children}
      {forms.length > 0 ? <SaveBarContent onSave={save} onDiscard={discard} /> : null}
    </ChangedFormsContext>
  )
}

/** Without `onSave`, the button submits the form that the bar is in. */
function SaveBarContent({ onSave, onDiscard }: { onSave?: () => void; onDiscard: () => void }): ReactNode {
  // The bar covers the bottom of the screen, where the field that was just changed may be.
  useEffect(() => {
    runAfterPress(() => document.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' }))
  }, [])
  return (
    <div className="fy-save-bar fy-cluster fy-gap-2-3 fy-fill">
      <span className="fy-save-bar__state fy-grow fy-strong" role="status">
        {texts.unsaved}
      </span>
      <Button onClick={onDiscard}>{texts.discard}</Button>
      <Button
        type={onSave ? 'button' : 'submit'}
        look="primary"
        onClick={(event) => {
          // The second click of a double click would save again.
          if (event.detail > 1) event.preventDefault()
          else onSave?.()
        }}
      >
        {texts.save}
      </Button>
    </div>
  )
}
