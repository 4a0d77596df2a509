import { type FrameMessage, frameLocation } from '../../schemas/pages/embedding'
import { onFrameNavigation } from './frameNavigation'
import { mark, resizer } from './listenToIframeResizer'

/** How often, and how many times, the height is looked at while the browser does not draw the frame. */
const lookEvery = 250
const mostLooks = 40

/** A change has come to rest when nothing has moved for so long, in milliseconds. */
const rest = 150

/**
 * Tells the host page the height of the layout, now and whenever it changes [EM-02, EM-04], which list it is of, and that
 * a new page has come. A change of the content is told at once and, if it went on, once more when it has come to rest: two
 * messages at most. What grows only because the frame has grown (100vh) begins no change of its
 * own, so it can not drive the frame up without end.
 */
export function watchFrameHeight(layout: HTMLElement): () => void {
  let told = ''
  let page = 0
  let timer: number | undefined
  const frame = watchFrame()
  const tell = () => {
    const height = Math.ceil(layout.getBoundingClientRect().height)
    const message: FrameMessage = { height, location: frameLocation(window.location.search), page }
    const text = JSON.stringify(message)
    if (text === told) return
    told = text
    window.parent.postMessage(message, '*')
    tellIframeResizer(height)
  }
  onFrameNavigation((isNewPage) => {
    if (isNewPage) page += 1
    tell()
  })
  const looks = watchUnseen(tell)
  const observer = new ResizeObserver(() => {
    looks.stop()
    const begins = timer === undefined
    if (begins && frame.hasJustGrown()) return
    if (begins) tell()
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      timer = undefined
      tell()
    }, rest)
  })
  observer.observe(layout)
  return () => {
    onFrameNavigation(undefined)
    looks.stop()
    observer.disconnect()
    window.clearTimeout(timer)
    frame.stop()
  }
}

/** Below the host's window a frame is not drawn and hears of no change of size: it is looked at by the clock, for a while. */
function watchUnseen(look: () => void) {
  let left = mostLooks
  const timer = window.setInterval(() => {
    left -= 1
    if (left < 0) window.clearInterval(timer)
    else look()
  }, lookEvery)
  return { stop: () => window.clearInterval(timer) }
}

/** Whether the frame has changed its height, and that alone, in the frame of animation that is under way. */
function watchFrame() {
  let width = window.innerWidth
  let changed = false
  const onResize = () => {
    changed = window.innerWidth === width
    width = window.innerWidth
    // The observer hears of it after the next animation frame's callbacks, and before those of the one after that.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        changed = false
      }),
    )
  }
  window.addEventListener('resize', onResize)
  return { hasJustGrown: () => changed, stop: () => window.removeEventListener('resize', onResize) }
}

/** The layout's height as it was told last, in CSS pixels; null before that. */
let height: number | null = null

resizer.onInit = () => tell('init')

/** The layout has this height now. */
export function tellIframeResizer(now: number): void {
  // The first height is what an init that came before is answered with.
  const type = height === null ? 'init' : 'size'
  height = now
  tell(type)
}

function tell(type: 'init' | 'size'): void {
  const { frameId } = resizer
  if (frameId === null || height === null) return
  window.parent.postMessage(`${mark}${frameId}:${height}:${window.innerWidth}:${type}`, '*')
}
