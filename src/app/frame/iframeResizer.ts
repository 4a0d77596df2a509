const mark = '[iFrameSizer]'

/** What the host's iframe-resizer calls this frame; null while none has asked. */
let frameId: string | null = null
/** The layout's height as it was told last, in CSS pixels; null before that. */
let height: number | null = null

/**
 * Listens for iframe-resizer (version 4) in the host page, which many sites have already: it says by a message under which id
 * it knows the frame, and takes heights by that. It asks when the frame has loaded, so this is called before.
 */
export function hearIframeResizer(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(mark)) return
    frameId = data.slice(mark.length).split(':', 1)[0] ?? null
    tell('init')
  })
}

/** The layout has this height now. */
export function tellIframeResizer(now: number): void {
  height = now
  tell('size')
}

function tell(type: 'init' | 'size'): void {
  if (frameId === null || height === null) return
  window.parent.postMessage(`${mark}${frameId}:${height}:${window.innerWidth}:${type}`, '*')
}
