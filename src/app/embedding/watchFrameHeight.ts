import { type FrameMessage, getFrameLocation } from '../../schemas/pages/embedding'
import { setNavigationListener } from './frameNavigation'
import { messagePrefix, resizer } from './listenToIframeResizer'

/** Interval in milliseconds, and maximum number of height checks while the browser does not render the frame. */
const pollIntervalMs = 250
const maxPolls = 40

/** Milliseconds without a change after which the height counts as stable. */
const stableMs = 150

/**
 * Posts the layout's height to the host page, now and whenever it changes [EM-02, EM-04], with the job list that the
 * address belongs to (`location`) and a page counter. A change is posted at once and, if it continues, once more when
 * the height is stable: two messages at most. Growth that only follows the frame's own growth (100vh) is not posted,
 * so that the frame cannot grow without end.
 */
export function watchFrameHeight(layout: HTMLElement): () => void {
  let lastMessage = ''
  let page = 0
  let timer: number | undefined
  const frame = watchFrame()
  const reportHeight = () => {
    const height = Math.ceil(layout.getBoundingClientRect().height)
    const message: FrameMessage = { height, location: getFrameLocation(window.location.search), page }
    const text = JSON.stringify(message)
    if (text === lastMessage) return
    lastMessage = text
    window.parent.postMessage(message, '*')
    reportHeightToIframeResizer(height)
  }
  setNavigationListener((isNewPage) => {
    if (isNewPage) page += 1
    reportHeight()
  })
  const polling = pollUnrenderedFrame(reportHeight)
  const observer = new ResizeObserver(() => {
    polling.stop()
    const isIdle = timer === undefined
    if (isIdle && frame.hasHeightJustChanged()) return
    if (isIdle) reportHeight()
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      timer = undefined
      reportHeight()
    }, stableMs)
  })
  observer.observe(layout)
  return () => {
    setNavigationListener(undefined)
    polling.stop()
    observer.disconnect()
    window.clearTimeout(timer)
    frame.stop()
  }
}

/**
 * A frame outside the host's viewport is not rendered, and its observers do not fire, so the height is polled for a
 * while.
 */
function pollUnrenderedFrame(onPoll: () => void) {
  let remaining = maxPolls
  const timer = window.setInterval(() => {
    remaining -= 1
    if (remaining < 0) window.clearInterval(timer)
    else onPoll()
  }, pollIntervalMs)
  return { stop: () => window.clearInterval(timer) }
}

/**
 * Watches the frame's size until `stop` is called. `hasHeightJustChanged` tells whether its height, and not its
 * width, changed in the current animation frame.
 */
function watchFrame() {
  let width = window.innerWidth
  let hasHeightChanged = false
  const onResize = () => {
    hasHeightChanged = window.innerWidth === width
    width = window.innerWidth
    // The observer fires after the next animation frame's callbacks and before those of the frame after that.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        hasHeightChanged = false
      }),
    )
  }
  window.addEventListener('resize', onResize)
  return {
    hasHeightJustChanged: () => hasHeightChanged,
    stop: () => window.removeEventListener('resize', onResize),
  }
}

/** The last reported height of the layout, in CSS pixels; null before the first report. */
let height: number | null = null

resizer.onInit = () => postSize('init')

/** Reports the layout's present height to iframe-resizer. */
export function reportHeightToIframeResizer(newHeight: number): void {
  // The first report answers an init message that arrived earlier.
  const type = height === null ? 'init' : 'size'
  height = newHeight
  postSize(type)
}

function postSize(type: 'init' | 'size'): void {
  const { frameId } = resizer
  if (frameId === null || height === null) return
  window.parent.postMessage(`${messagePrefix}${frameId}:${height}:${window.innerWidth}:${type}`, '*')
}
