import { connect } from 'node:net'
import type { ScannerSettings } from '../../config/fileSettings'

export type ScanVerdict = 'clean' | 'infected'

export interface Scanner {
  /** @throws ScannerError when there is no verdict */
  scan: (bytes: Uint8Array) => Promise<ScanVerdict>
}

/** Thrown when the scanner returned no verdict: the file counts as not scanned. */
export class ScannerError extends Error {}

const timeoutMs = 20_000
const chunkSize = 64 * 1024

/** Creates a scanner that uses clamd's INSTREAM command: one connection per file, nothing is written to disk. */
export function createScanner(settings: ScannerSettings): Scanner {
  return {
    scan: async (bytes) => {
      const answer = await sendToScanner(settings, bytes)
      if (/^stream: OK$/.test(answer)) return 'clean'
      if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
      throw new ScannerError(`The scanner answered '${answer.slice(0, 100)}'.`)
    },
  }
}

function sendToScanner(settings: ScannerSettings, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(settings)
    const fail = (reason: string) => {
      socket.destroy()
      reject(new ScannerError(reason))
    }
    let answer = ''
    socket.setTimeout(timeoutMs, () => fail('The scanner did not answer in time.'))
    socket.on('error', (error) => fail(`The scanner could not be reached: ${error.message}`))
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('close', () => resolve(answer.replace(/\0?$/, '').trim()))
    socket.on('connect', () => socket.write(Buffer.concat(splitIntoFrames(bytes))))
  })
}

/** Returns the command, then each chunk preceded by its length, then an empty chunk. */
function splitIntoFrames(bytes: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = [Buffer.from('zINSTREAM\0')]
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    const part = bytes.subarray(offset, offset + chunkSize)
    frames.push(encodeLength(part.length), part)
  }
  return [...frames, encodeLength(0)]
}

function encodeLength(size: number): Uint8Array {
  const field = Buffer.alloc(4)
  field.writeUInt32BE(size)
  return field
}
