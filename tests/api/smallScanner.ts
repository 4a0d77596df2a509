import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A test server with clamd's command INSTREAM; it detects only the EICAR test file. */
export interface SmallScanner {
  address: string
  /** Number of scanned files. */
  scanned: number
  /** Closes every connection without a response. */
  isDown: boolean
  stop: () => Promise<void>
}

/** The text is split, so that virus scanners do not report this file. */
export const testVirus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`

export async function startScanner(): Promise<SmallScanner> {
  const server = createServer((socket) => void serve(scanner, socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const scanner: SmallScanner = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: 0,
    isDown: false,
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
  return scanner
}

async function serve(scanner: SmallScanner, socket: Socket): Promise<void> {
  socket.on('error', () => {})
  if (scanner.isDown) return void socket.destroy()
  let receivedBytes = Buffer.alloc(0)
  for await (const part of socket) {
    receivedBytes = Buffer.concat([receivedBytes, part])
    const bytes = getStreamedBytes(receivedBytes)
    if (!bytes) continue
    scanner.scanned += 1
    return void socket.end(bytes.includes(testVirus) ? 'stream: Test-Virus FOUND\0' : 'stream: OK\0')
  }
}

/** Returns the streamed bytes once the final part (length 0) has arrived. */
function getStreamedBytes(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (sent.toString('latin1', 0, command.length) !== command) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length; ) {
    const size = sent.readUInt32BE(at)
    if (size === 0) return Buffer.concat(parts)
    parts.push(sent.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return undefined
}
