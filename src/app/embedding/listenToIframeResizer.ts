export const mark = '[iFrameSizer]'

/** The id under which the host's iframe-resizer knows this frame; null while none has asked. */
export const resizer = { frameId: null as string | null, onInit: () => {} }

/**
 * Listens for iframe-resizer (version 4) in the host page, which many sites have already: it says by a message under which id
 * it knows the frame, and takes heights by that. It asks when the frame has loaded, so this is called before.
 */
export function listenToIframeResizer(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(mark)) return
    resizer.frameId = data.slice(mark.length).split(':', 1)[0] ?? null
    resizer.onInit()
  })
}
