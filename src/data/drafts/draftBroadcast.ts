/** Tells the other tabs of this origin that a draft was written or removed. Messages never contain answers. */
export interface DraftBroadcast {
  tell: (of: string) => void
  /** @returns a function that stops listening */
  hear: (of: string, listener: () => void) => () => void
}

/** Sends and receives nothing where the browser does not allow a `BroadcastChannel`. */
export function createDraftBroadcast(): DraftBroadcast {
  let channel: BroadcastChannel | null | undefined
  const own = () => {
    if (channel === undefined) channel = openChannel()
    return channel
  }
  return {
    tell: (of) => own()?.postMessage(of),
    hear: (of, listener) => {
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (data === of) listener()
      }
      own()?.addEventListener('message', heard)
      return () => own()?.removeEventListener('message', heard)
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
