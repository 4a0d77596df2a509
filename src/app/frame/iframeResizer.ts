import { mark, resizer } from './hearIframeResizer'

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
