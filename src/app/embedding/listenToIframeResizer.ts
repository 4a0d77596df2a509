export const messagePrefix = '[iFrameSizer]'

/** Connection to the host page's iframe-resizer. */
export const resizer = {
  /** The id that the host page gave to this frame; null until its first message. */
  frameId: null as string | null,
  /** Called when the host page has sent the id. */
  onInit: () => {},
}

/**
 * Listens for iframe-resizer (version 4), which many host pages already use. Its first message contains the frame's
 * id, which our height messages must repeat. The host page sends that message when the frame has loaded, so call this
 * before the load event. Its other messages need no answer, because the frame reports each change of its height.
 */
export function listenToIframeResizer(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(messagePrefix)) return
    // Only the first message has a flag, whether the width is set, in third place.
    const [id = '', , isWidthSet = ''] = data.slice(messagePrefix.length).split(':')
    if (!/^(true|false)$/.test(isWidthSet)) return
    resizer.frameId = id
    resizer.onInit()
  })
}
