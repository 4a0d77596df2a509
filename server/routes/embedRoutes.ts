import { join } from 'node:path'
import type { Routes } from './api'

const config = { access: 'none' } as const

/** The script by which other sites embed this one: read by any page of theirs, kept for an hour. */
export const embedRoutes: Routes = (api, context) => {
  api.get('/embed.js', { config }, (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
      .sendFile('embed.js', join(context.root, 'public'), { maxAge: '1h' }),
  )
}
