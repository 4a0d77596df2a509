/** Reports a navigation to the host page; `isNewPage` means that the new page starts at its top. */
type HearMove = (isNewPage: boolean) => void

let hear: HearMove | undefined

export const postNavigation: HearMove = (isNewPage) => hear?.(isNewPage)

/** Sets the function that reports to the host page; undefined removes it. */
export function onFrameNavigation(by: HearMove | undefined): void {
  hear = by
}
