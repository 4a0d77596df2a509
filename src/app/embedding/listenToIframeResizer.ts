export const mark = '[iFrameSizer]'

/** The frame id that the host page's iframe-resizer uses; null until its first message. */
export const resizer = { frameId: null as string | null, onInit: () => {} }

/**
 * Listens for iframe-resizer (version 4), which many host pages already use. Its first message contains the frame's
 * id, which our height messages must repeat. The host page sends that message when the frame has loaded, so call this
 * before the load event.
 */
export function listenToIframeResizer(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(mark)) return
    resizer.frameId = data.slice(mark.length).split(':', 1)[0] ?? null
    resizer.onInit()
  })
}
