/** Receives a navigation, to report it to the host page; `isNewPage` is true if the new page starts at its top. */
type NavigationListener = (isNewPage: boolean) => void

let listener: NavigationListener | undefined

export const postNavigation: NavigationListener = (isNewPage) => listener?.(isNewPage)

/** Sets the function that reports to the host page; undefined removes it. */
export function setNavigationListener(navigationListener: NavigationListener | undefined): void {
  listener = navigationListener
}
