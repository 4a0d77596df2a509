/** What the host page is told of: somebody went on, to what starts at its top if `isNewPage`. */
type HearMove = (isNewPage: boolean) => void

let hear: HearMove | undefined

export const postNavigation: HearMove = (isNewPage) => hear?.(isNewPage)

/** Who tells the host page; undefined: nobody any more. */
export function onFrameNavigation(by: HearMove | undefined): void {
  hear = by
}
