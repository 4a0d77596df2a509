import { join } from 'node:path'
import type { Routes } from './api'

const config = { access: 'none' } as const

/** Scripts with addresses of their own, as they lie in public/. */
export const scriptRoutes: Routes = (api, context) => {
  const folder = join(context.root, 'public')
  // Other sites embed this one by it: any page of theirs may read it.
  api.get('/embed.js', { config }, (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
      .sendFile('embed.js', folder, { maxAge: '1h' }),
  )
  // The worker that keeps pages for when there is no connection: never an old one.
  api.get('/sw.js', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('sw.js', folder, { cacheControl: false }),
  )
}
