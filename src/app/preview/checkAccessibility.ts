import axe, { type NodeResult } from 'axe-core'
import type { AccessibilityFault, PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { findSelectableElement } from './canvasElements'

/** WCAG 2.2 AA rules only; axe's best-practice rules are excluded, because WCAG does not require them. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false,
  // Styles are read from the elements, so stylesheets need not be fetched again.
  preload: false,
} satisfies axe.RunOptions

/** Checks the current page against WCAG 2.2 AA; returns one fault for each rule and site element. */
export async function checkAccessibility(page: string, site: PreviewedSite): Promise<AccessibilityFault[]> {
  const { violations } = await axe.run(document, options)
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node): AccessibilityFault => ({ rule: id, help, place: getPlace(node, site), page })),
  )
  return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.place}`, fault])).values()]
}

function getPlace({ element }: NodeResult, site: PreviewedSite): string | null {
  return element ? (findSelectableElement(element, site)?.place ?? null) : null
}
