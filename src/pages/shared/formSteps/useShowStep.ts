import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { FormHandle } from '../../../renderer/form/useFormHandle'

interface ShowStepOptions {
  /** The visible step: a section's id, `reviewStepId`, or '' for the whole form; null before hydration. */
  visibleStepId: string | null
  reviewStepId: string
  handle: RefObject<FormHandle | null>
  goToStep: (id: string, isReturning: boolean) => void
}

/** Focus target of the step: an answer or a section's heading; by default the first heading. */
interface FocusTarget {
  path?: string | undefined
  section?: string
}

export type ShowStep = (id: string, target?: FocusTarget, isReturning?: boolean) => void

/**
 * Returns a function that navigates to another step and moves the focus: to the step's heading, to an answer that is
 * being changed, and back to the link that opened this answer.
 */
export function useShowStep({ visibleStepId, reviewStepId, handle, goToStep }: ShowStepOptions): ShowStep {
  const pendingTarget = useRef<FocusTarget>({})
  const changedPath = useRef<string | undefined>(undefined)
  const previousStepIdRef = useRef(visibleStepId)
  useEffect(() => {
    const previousStepId = previousStepIdRef.current
    previousStepIdRef.current = visibleStepId
    // On page load the focus stays at the top of the document.
    if (previousStepId === visibleStepId || previousStepId === null || visibleStepId === null) return
    const { path, section = visibleStepId } = pendingTarget.current
    const link = visibleStepId === reviewStepId ? getLink(changedPath.current) : undefined
    pendingTarget.current = {}
    changedPath.current = path
    if (path !== undefined && handle.current?.focus(path)) return
    const target = link ?? getHeading(visibleStepId === reviewStepId ? null : section)
    target?.focus({ preventScroll: true })
    // A preview scrolls in a separate box; a page has no such box around the form.
    const box = target?.closest('[data-scroller]')
    if (link) link.scrollIntoView?.({ block: 'center' })
    else if (box) box.scrollTop = 0
    else window.scrollTo({ top: 0 })
  }, [visibleStepId, reviewStepId, handle])
  return useCallback(
    (id, target = {}, isReturning = false) => {
      pendingTarget.current = target
      goToStep(id, isReturning)
    },
    [goToStep],
  )
}

/** @param id section id; null for the review of all answers */
function getHeading(id: string | null): HTMLElement | undefined {
  if (id === null) return document.querySelector<HTMLElement>('.fy-walk__title') ?? undefined
  const visibleSections = [
    ...document.querySelectorAll<HTMLElement>('.fy-walk .fy-form__section:not([hidden])'),
  ]
  const section = visibleSections.find(({ dataset }) => dataset.section === id) ?? visibleSections[0]
  return section?.querySelector<HTMLElement>('.fy-form__heading') ?? undefined
}

/** Returns the link that changes the answer at this path. */
function getLink(path: string | undefined): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('.fy-check__change')]
  return links.find(({ dataset }) => dataset.path === path)
}
