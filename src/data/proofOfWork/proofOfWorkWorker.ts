import type { ProofOfWorkChallenge } from '../../schemas/submission/formToken'

// Counts up until the hash equals the challenge; the page terminates the worker when it no longer needs the result.
addEventListener('message', async ({ data }: MessageEvent<ProofOfWorkChallenge>) => {
  const { challenge, salt, most } = data
  const target = Uint8Array.from(challenge.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const encoder = new TextEncoder()
  for (let number = 0; number <= most; number++) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(salt + number)))
    if (hash.every((byte, index) => byte === target[index])) return postMessage(number)
  }
  postMessage(null)
})
