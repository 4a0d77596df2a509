import axe, { type NodeResult } from 'axe-core'
import type { AccessibilityFault, PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { getElement } from './canvasElements'

/** WCAG 2.2 AA, as far as a machine can tell; what axe calls best practice is nobody's duty. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false,
  // Styles are asked of the elements: no stylesheet is fetched again.
  preload: false,
} satisfies axe.RunOptions

/** What of the page that stands in this window fails WCAG 2.2 AA: once for each rule and part of the site. */
export async function checkAccessibility(page: string, shown: PreviewedSite): Promise<AccessibilityFault[]> {
  const { violations } = await axe.run(document, options)
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node): AccessibilityFault => ({ rule: id, help, place: placeOf(node, shown), page })),
  )
  return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.place}`, fault])).values()]
}

function placeOf({ element }: NodeResult, shown: PreviewedSite): string | null {
  return element ? (getElement(element, shown)?.place ?? null) : null
}
