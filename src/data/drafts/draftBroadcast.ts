/** What the tabs of this origin tell each other of drafts: that one was written or removed, never what is in it. */
export interface DraftBroadcast {
  tell: (of: string) => void
  /** @returns what ends it */
  hear: (of: string, listener: () => void) => () => void
}

/** Where a frame may not talk to other tabs, nobody hears anything. */
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
