import type { Routes } from './api'
import { type ApiDescription, docsPage, docsStyles } from './docsPage'

const config = { access: 'none' } as const

/** The API's description of itself [contract §4]: as OpenAPI 3.1, and as a page under the site's own policy. */
export const docsRoutes: Routes = (api) => {
  let description: ApiDescription | undefined
  let page: string | undefined
  const describe = () => {
    description ??= api.swagger() as unknown as ApiDescription
    return description
  }
  api.get('/api/openapi.json', { config }, () => describe())
  api.get('/api/docs', { config }, (_request, reply) => {
    page ??= docsPage(describe())
    return reply.type('text/html; charset=utf-8').send(page)
  })
  api.get('/api/docs.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyles),
  )
}
