/**
 * Lets a popup out of the part of the form that it stands in: long forms contain their parts, so that the browser can
 * skip those out of sight, and a contained part would clip the popup and place a fixed one inside itself. The part stays
 * free from then on, since a part that is contained anew in the middle of a double click makes Chromium 156 crash.
 */
export function leaveContainment(popup: Element | null): void {
  popup?.closest('form')?.setAttribute('data-free', '')
}
