/** Tells the other tabs of this origin that a draft was written or removed. Messages never contain answers. */
export interface DraftBroadcast {
  notify: (draftKey: string) => void
  /** @returns a function that stops listening */
  subscribe: (draftKey: string, listener: () => void) => () => void
}

/** Sends and receives nothing where the browser does not allow a `BroadcastChannel`. */
export function createDraftBroadcast(): DraftBroadcast {
  let channel: BroadcastChannel | null | undefined
  const getChannel = () => {
    if (channel === undefined) channel = openChannel()
    return channel
  }
  return {
    notify: (draftKey) => getChannel()?.postMessage(draftKey),
    subscribe: (draftKey, listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === draftKey) listener()
      }
      getChannel()?.addEventListener('message', onMessage)
      return () => getChannel()?.removeEventListener('message', onMessage)
    },
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('foyer-drafts')
  } catch {
    return null
  }
}
