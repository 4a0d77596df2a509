/**
 * Lets a popup out of what contains it: long forms contain their parts, previews their fields, so that the browser can
 * skip those out of sight, and a contained one would clip the popup and place a fixed one inside itself. The part stays
 * free from then on, since a part that is contained anew in the middle of a double click makes Chromium 156 crash.
 */
export function leaveContainment(popup: Element | null): void {
  popup?.closest('form, .fy-form-preview .fy-field')?.setAttribute('data-free', '')
}
