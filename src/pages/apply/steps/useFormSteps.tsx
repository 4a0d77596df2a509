import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { FormRendererProps } from '../../../renderer/form/FormRenderer'
import { sectionOf, type VisiblePart } from '../../../renderer/form/state/visiblePart'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { type FormStep, formSteps, stepAt } from '../../../schemas/forms/formSteps'
import { applyTexts, stepTexts } from '../../../texts/public/apply.texts'

import { useClient } from '../../shared/site/SiteContext'
import { SectionFold } from './SectionFold'
import { useHash } from './useHash'
import { useStepFocus } from './useStepFocus'
import './steps.css'
import { lazyPart, useLazyPart } from '../../../widgets/shared/lazyPart'
import { Skeleton } from '../../shared/feedback/Skeleton'

/** What the address says after its '#' where all answers are checked; a section's id leads to that section. */
const checkId = 'check'

interface Walked {
  form: BuiltForm
  /** What is answered now. */
  values: FormValues
  /** What the page came back from the server with. */
  refused: readonly FieldError[] | undefined
  handle: RefObject<FormHandle | null>
  /** No script leads through it: it is one page, which posts itself. */
  isPlain: boolean
  /** Stands beside the button that sends. */
  footer: ReactNode
  /** How sending stands: beside the button of every step. */
  status: ReactNode
}

/**
 * The way through an application form, as its client wants it: on one page or in steps, with all answers shown before they
 * are sent or not [JD-06]. Where one is stands in the address, so that Back and a reload do what they do everywhere.
 */
export function useFormSteps(walked: Walked): Pick<FormRendererProps, 'part' | 'submitLabel' | 'footer'> {
  const { form, values, refused, handle, isPlain, footer, status } = walked
  const { canApplyInSteps: inSteps, canCheckAnswers } = useClient().settings
  const hasCheck = inSteps || canCheckAnswers
  const { at: here, isReturning, go } = useHash()
  const [first] = useState(() => sectionOf(form, refused?.[0]?.path ?? '') ?? '')
  const isChecking = hasCheck && here === checkId
  const steps = useSteps(form, values)
  const at = inSteps && !isChecking ? stepAt(form, steps, here || first) : -1
  const step = steps[at]
  const lead = useStepFocus({
    place: isPlain ? null : isChecking ? checkId : (step?.id ?? ''),
    checkId,
    handle,
    go,
  })
  const id = step?.id
  useEffect(() => {
    if (hasCheck) checkPart.approach()
  }, [hasCheck])
  const next = useCallback(() => {
    const now = formSteps(form, handle.current?.values() ?? {})
    const after = now[now.findIndex((one) => one.id === id) + 1]
    lead(isReturning || id === undefined || !after ? checkId : after.id)
  }, [form, handle, id, isReturning, lead])
  const open = useCallback(
    (section: string, path?: string) => lead(inSteps ? section : '', { path, section }, isChecking),
    [lead, inSteps, isChecking],
  )
  const part = useMemo((): VisiblePart => {
    if (isChecking) return { sections: [], open, head: <LateCheckAnswers /> }
    if (!step) return { sections: null, Foot: SectionFold, ...(hasCheck ? { next } : {}) }
    const head = <p className="fy-walk__step">{stepTexts.step(at + 1, steps.length + 1)}</p>
    return { sections: step.sections, open, next, head }
  }, [isChecking, step, at, steps, hasCheck, open, next])
  if (isPlain) {
    // As it will stand where nothing is gone through: what is there does not move when scripts take it up.
    const plain = <div className="fy-walk__foot">{footer}</div>
    return { part: null, submitLabel: applyTexts.send, footer: plain }
  }
  const isLast = part.next === undefined
  const before = isReturning ? undefined : isChecking ? steps.at(inSteps ? -1 : steps.length) : steps[at - 1]
  return {
    part,
    submitLabel: isLast ? applyTexts.send : stepTexts.next,
    footer: (
      <div className="fy-walk__foot">
        {before ? <BackButton to={before} onPress={() => lead(before.id)} /> : null}
        {isLast ? footer : null}
        {status}
      </div>
    ),
  }
}

function BackButton({ to, onPress }: { to: FormStep; onPress: () => void }): ReactNode {
  return (
    <button type="button" className="fy-button" onClick={onPress}>
      <ArrowLeft aria-hidden="true" />
      {stepTexts.back} <span className="fy-visually-hidden">{stepTexts.backTo(to.title)}</span>
    </button>
  )
}

/** The steps; the same list until answers lead another way. */
function useSteps(form: BuiltForm, values: FormValues): FormStep[] {
  const text = JSON.stringify(formSteps(form, values))
  return useMemo(() => JSON.parse(text) as FormStep[], [text])
}

/** All answers before they are sent: of use only at the end, and only where the client wants it. */
const checkPart = lazyPart(async () => (await import('./CheckAnswers')).CheckAnswers)

/** The heading is there at once: it gets the focus of who comes here. */
function LateCheckAnswers(): ReactNode {
  const CheckAnswers = useLazyPart(checkPart)
  useEffect(() => checkPart.approach(), [])
  return (
    <>
      <h2 className="fy-walk__title" tabIndex={-1}>
        {stepTexts.checkTitle}
      </h2>
      {CheckAnswers && CheckAnswers !== 'failed' ? <CheckAnswers /> : <Skeleton lines={8} />}
    </>
  )
}
