import { type FrameMessage, frameLocation } from '../../schemas/embedding'
import { isEmbedded } from './noteFrame'

/** A change has come to rest when nothing has moved for so long, in milliseconds. */
const rest = 150

/**
 * Tells the host page the height of the layout, now and whenever it changes [EM-02, EM-04]; a `ref` of the layout's
 * element, and nothing outside of a frame. A change of the content is told at once and, if it went on, once more when it
 * has come to rest: two messages at most. What grows only because the frame has grown (100vh) begins no change of its
 * own, so it can not drive the frame up without end.
 */
export function watchFrameHeight(layout: HTMLElement | null): (() => void) | undefined {
  if (!layout || !isEmbedded()) return undefined
  let told = -1
  let timer: number | undefined
  const frame = watchFrame()
  const tell = () => {
    const height = Math.ceil(layout.getBoundingClientRect().height)
    if (height === told) return
    told = height
    const message: FrameMessage = { height, location: frameLocation(window.location.search) }
    window.parent.postMessage(message, '*')
  }
  const observer = new ResizeObserver(() => {
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
    observer.disconnect()
    window.clearTimeout(timer)
    frame.stop()
  }
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
