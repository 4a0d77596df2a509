import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/**
 * One call with a host of its own, which fetch does not allow.
 *
 * @returns status, the body as it is, and the milliseconds until its last byte
 * @throws when it is not answered with a 2xx
 */
export function askAs(url, { host, token, body, key } = {}) {
  const headers = {
    ...(host ? { host } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, async (answer) => {
      const parts = []
      for await (const part of answer) parts.push(part)
      const text = Buffer.concat(parts).toString()
      if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 300)}`))
      else resolve({ status: answer.statusCode, text, ms: performance.now() - began })
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}
