import { get } from 'node:http'
import type { TestServer } from './testServer'

export interface Fetched {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Requests a path as a browser does, with the client's host. */
export function visitSite(
  server: Pick<TestServer, 'url'>,
  path: string,
  host = 'harbour.localhost:3000',
  headers: Record<string, string> = {},
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    get({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    }).on('error', reject)
  })
}
