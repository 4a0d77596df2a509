import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local third-party site whose origin is not Foyer's. Every path returns the same page. */
export interface HostSite {
  url: string
  stop: () => Promise<void>
}

/** Starts the site with this body. The page records every message that it receives in `window.heard`. */
export async function startHostSite(body: string): Promise<HostSite> {
  const recorder = `<script>window.heard=[];addEventListener('message',({data,origin})=>heard.push({...data,origin}))</script>`
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${recorder}</head><body>${body}</body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
