/**
 * Removes CSS containment around a popup. Long forms contain their parts, and previews their fields, so that the
 * browser can skip off-screen content, but containment would clip the popup and offset a fixed one. It is not
 * restored, because restoring it during a double click crashes Chromium 156.
 */
export function disableContainment(popup: Element | null): void {
  popup?.closest('form, .fy-form-preview .fy-field')?.setAttribute('data-free', '')
}
