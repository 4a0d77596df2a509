import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { SubmitButton } from '../../../renderer/form/FormActions'
import type { FormRendererProps } from '../../../renderer/form/FormRenderer'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import { getSectionId, type VisibleStep } from '../../../renderer/form/state/visibleStep'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { type FormStep, findStepIndex, getFormSteps } from '../../../schemas/forms/formSteps'
import { stepTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { CollapsibleSection } from './CollapsibleSection'
import { useShowStep } from './useShowStep'
import './steps.css'
import { createLazyPart, useLazyPart } from '../../../widgets/shared/lazyPart'
import { Skeleton } from '../feedback/Skeleton'

/** Id of the step that reviews all answers. Any other step has the id of its first section. */
const reviewStepId = 'check'

/** The current step and how to change it: in the URL fragment of a page, or in the state of a preview. */
export interface StepNavigation {
  /** Id of the step; '' for the first. */
  stepId: string
  /** True while the applicant changes an answer from the review; the next step is then the review. */
  isReturning: boolean
  /** The same function at every render. */
  goToStep: (id: string, isReturning: boolean) => void
}

/**
 * Whether a client's application form has steps, and whether it has a review of all answers. A form with steps always
 * has the review.
 */
export interface StepSettings {
  canApplyInSteps: boolean
  canCheckAnswers: boolean
}

interface FormStepsOptions {
  form: BuiltForm
  settings: StepSettings
  navigation: StepNavigation
  /** Label of the button that sends the application. */
  sendLabel: string
  /** The current answers. */
  values: FormValues
  /** Errors that the server returned with the page. */
  serverErrors: readonly FieldError[] | undefined
  handle: RefObject<FormHandle | null>
  /** Whether this is the no-script form: one page that the browser submits without scripts. */
  isNoScript: boolean
  /** Rendered below the button that sends the application. */
  terms: ReactNode
  /** Sending state, rendered above the button of every step. */
  status: ReactNode
}

interface FormSteps extends Pick<FormRendererProps, 'step' | 'submitLabel' | 'footer' | 'contentBelow'> {
  /** Whether the form shows its beginning: the whole form or the first step. */
  isFirst: boolean
  /** Whether the review of all answers is shown. */
  isReviewing: boolean
}

/**
 * Navigation of an application form, as the client configured it: one page with or without a review before sending, or
 * steps with a review [JD-06].
 */
export function useFormSteps(options: FormStepsOptions): FormSteps {
  const { form, sendLabel, values, serverErrors, handle, isNoScript, terms, status } = options
  const { canApplyInSteps, canCheckAnswers } = options.settings
  const hasReview = canApplyInSteps || canCheckAnswers
  const { stepId, isReturning, goToStep } = options.navigation
  const [firstErrorSection] = useState(() => getSectionId(form, serverErrors?.[0]?.path ?? '') ?? '')
  const isReviewing = hasReview && stepId === reviewStepId && !isNoScript
  const steps = useSteps(form, values)
  const stepIndex =
    canApplyInSteps && !isReviewing ? findStepIndex(form, steps, stepId || firstErrorSection) : -1
  const step = steps[stepIndex]
  const showStep = useShowStep({
    visibleStepId: isNoScript ? null : isReviewing ? reviewStepId : (step?.id ?? ''),
    reviewStepId,
    handle,
    goToStep,
  })
  const id = step?.id
  useEffect(() => {
    if (hasReview) reviewPart.preload()
  }, [hasReview])
  const next = useCallback(() => {
    const currentSteps = getFormSteps(form, handle.current?.getValues() ?? {})
    const nextStep = currentSteps[currentSteps.findIndex((formStep) => formStep.id === id) + 1]
    showStep(isReturning || id === undefined || !nextStep ? reviewStepId : nextStep.id)
  }, [form, handle, id, isReturning, showStep])
  const open = useCallback(
    (section: string, path?: string) =>
      showStep(canApplyInSteps ? section : '', { path, section }, isReviewing),
    [showStep, canApplyInSteps, isReviewing],
  )
  const previousStep = isReturning
    ? undefined
    : isReviewing
      ? canApplyInSteps
        ? steps.at(-1)
        : undefined
      : steps[stepIndex - 1]
  const visibleStep = useMemo((): VisibleStep => {
    if (isReviewing) return { sectionIds: [], open, header: <DeferredAnswerReview /> }
    if (!step) return { sectionIds: null, Foot: CollapsibleSection, ...(hasReview ? { next } : {}) }
    const header = (
      <div className="fy-walk__head fy-row fy-gap-3">
        {previousStep ? <BackButton step={previousStep} onPress={() => showStep(previousStep.id)} /> : null}
        <p className="fy-walk__step fy-note fy-strong">
          {stepTexts.step(stepIndex + 1, steps.length + 1)}
          {step.sections.length > 1 ? <span className="fy-walk__name"> · {step.title}</span> : null}
        </p>
      </div>
    )
    return { sectionIds: step.sections, open, next, header }
  }, [isReviewing, step, stepIndex, steps, previousStep, hasReview, open, next, showStep])
  const footer = isNoScript ? null : status
  const isLast = isNoScript || visibleStep.next === undefined
  return {
    step: isNoScript ? null : visibleStep,
    isFirst: isNoScript || (!isReviewing && stepIndex <= 0),
    isReviewing,
    submitLabel: isLast ? sendLabel : stepTexts.next,
    footer,
    contentBelow: isLast ? (
      <div className="fy-walk__foot fy-no-print fy-cluster fy-gap-2-4">
        {isReviewing && previousStep ? (
          <BackButton step={previousStep} onPress={() => showStep(previousStep.id)} />
        ) : null}
        {terms}
      </div>
    ) : null,
  }
}

function BackButton({ step, onPress }: { step: FormStep; onPress: () => void }): ReactNode {
  return (
    <Button onClick={onPress}>
      <ArrowLeft aria-hidden="true" />
      {stepTexts.back} <span className="fy-visually-hidden">{stepTexts.backToStep(step.title)}</span>
    </Button>
  )
}

/** Returns the steps of the form; the same array until the answers change the steps. */
function useSteps(form: BuiltForm, values: FormValues): FormStep[] {
  const text = JSON.stringify(getFormSteps(form, values))
  return useMemo(() => JSON.parse(text) as FormStep[], [text])
}

/** Lazy, because it is needed only at the end and only for clients that want a review. */
const reviewPart = createLazyPart(async () => (await import('./AnswerReview')).AnswerReview)

/** Renders the heading immediately, because it receives the focus; the review follows when its code has loaded. */
function DeferredAnswerReview(): ReactNode {
  const AnswerReview = useLazyPart(reviewPart)
  const { headingLevel } = useFormScope()
  const Heading: 'h1' | 'h3' = headingLevel === 2 ? 'h1' : 'h3'
  useEffect(() => reviewPart.preload(), [])
  return (
    <>
      <Heading className="fy-walk__title" tabIndex={-1}>
        {stepTexts.checkTitle}
      </Heading>
      <SubmitButton />
      {AnswerReview && AnswerReview !== 'failed' ? <AnswerReview /> : <Skeleton lines={8} />}
    </>
  )
}
