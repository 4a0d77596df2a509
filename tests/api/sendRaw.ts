import { connect } from 'node:net'
import type { TestServer } from './testServer'

/** Sends these exact lines as a request without a body. @returns the response's status */
export function sendRaw(server: Pick<TestServer, 'url'>, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (part) => {
      text += String(part)
    })
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])))
    socket.on('error', reject)
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  })
}
