/** Reports a navigation to the host page; `isNewPage` means that the new page starts at its top. */
type HearMove = (isNewPage: boolean) => void

let listener: HearMove | undefined

export const postNavigation: HearMove = (isNewPage) => listener?.(isNewPage)

/** Sets the function that reports to the host page; undefined removes it. */
export function onFrameNavigation(by: HearMove | undefined): void {
  listener = by
}
