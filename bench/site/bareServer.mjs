// Sends the same bytes to everybody by nothing but a Fastify route: `node bench/site/bareServer.mjs FILE…`, each file at
// /0, /1, … Says its port to its parent.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const api = fastify()
process.argv.slice(2).forEach((file, at) => {
  const bytes = readFileSync(file)
  api.get(`/${at}`, (_request, reply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).send(bytes),
  )
})
await api.listen({ port: 0, host: '127.0.0.1' })
process.send?.(api.server.address().port)
