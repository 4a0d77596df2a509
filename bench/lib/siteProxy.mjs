import { createServer, request } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Asks the demo's server, as harbour's site; `path` of the proxy's page may be answered by another text. */
export function siteOf(demo, path) {
  /** The demo's site at a port of its own; its list is `html` instead, where that is not null, under the same headers. */
  async function proxy(html) {
    const body = html === null ? null : gzipSync(html)
    const server = createServer(async (incoming, outgoing) => {
      const { answer, bytes } = await ask(
        incoming.url,
        { ...incoming.headers, 'accept-encoding': 'gzip' },
        incoming,
      )
      const headers = { ...answer.headers }
      delete headers['transfer-encoding']
      const isPage = incoming.url === path && body !== null
      outgoing.writeHead(answer.statusCode, { ...headers, 'content-length': (isPage ? body : bytes).length })
      outgoing.end(isPage ? body : bytes)
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { server, port: server.address().port }
  }

  function ask(url, headers, incoming) {
    return new Promise((resolve, reject) => {
      const own = { ...headers, host: `harbour.localhost:${demo.port}` }
      const outgoing = request(
        { host: '127.0.0.1', port: demo.port, path: url, method: incoming?.method ?? 'GET', headers: own },
        async (answer) => {
          const bytes = Buffer.concat(await answer.toArray())
          resolve({ answer, bytes, text: bytes.toString() })
        },
      )
      outgoing.on('error', reject)
      if (incoming) incoming.pipe(outgoing)
      else outgoing.end()
    })
  }

  return { proxy, ask }
}
