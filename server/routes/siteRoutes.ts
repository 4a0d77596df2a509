import { join } from 'node:path'
import { Type } from 'typebox'
import { schemaHash } from '../../src/schemas/forms/buildForm'
import { buildSettingsForm } from '../../src/schemas/forms/buildSettingsForm'
import { productForms } from '../../src/schemas/forms/productForms'
import { themeStylesheet } from '../../src/schemas/theme'
import { findSettings } from '../repositories/accounts/clients'
import { findAdvertised } from '../repositories/vacancies/vacancies'
import { applicationForm } from '../services/applications/applicationForms'
import { validatorSource } from '../services/applications/formValidators'
import { found } from '../services/problem'
import type { ServerContext } from '../services/serverContext'
import { clientConfig, clientStyles, clientsFolder } from '../services/sites/clientFolder'
import { siteFolder } from '../services/sites/siteBuild'
import { clientOfHost } from '../services/sites/tenants'
import type { Api, Routes } from './api'
import { sendSidebar } from './sendSidebar'

const config = { access: 'none' } as const
const File = Type.Object({ '*': Type.String() })
const defaultTheme = '#1f5f8b'

/** What stands behind the site's pages: its assets, clients' files [API-01], theme and validators. */
export const siteRoutes: Routes = (api, context) => {
  api.get('/assets/*', { config, schema: { params: File } }, (request, reply) =>
    reply.sendFile(request.params['*'], join(siteFolder(context), 'assets'), {
      immutable: true,
      maxAge: '365d',
    }),
  )
  api.get('/clients/*', { config, schema: { params: File } }, (request, reply) => {
    const file = request.params['*']
    const sidebarOf = /^([a-z0-9-]+)\/sidebar\.html$/.exec(file)?.[1]
    if (sidebarOf !== undefined) return sendSidebar(context, sidebarOf, request, reply)
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(file, clientsFolder(context), { cacheControl: false })
  })
  api.get('/theme.css', { config }, async (request, reply) => {
    const client = await clientOfHost(context, request.host)
    const theme = client ? (await clientConfig(context, client)).themeColor : defaultTheme
    const styles = client ? await clientStyles(context, client) : null
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(themeStylesheet(theme, styles))
  })
  addValidators(api, context)
}

function addValidators(api: Api, context: ServerContext): void {
  const known = new Map(productForms().map((form) => [schemaHash(form), form]))
  const schema = {
    params: Type.Object({ file: Type.String() }),
    querystring: Type.Object({
      vacancy: Type.Optional(Type.String()),
      form: Type.Optional(Type.Literal('settings')),
    }),
  }
  api.get('/validators/:file', { config, schema }, async (request, reply) => {
    const hash = /^([0-9a-z]+)\.js$/.exec(request.params.file)?.[1] ?? ''
    const { host } = request
    const { vacancy: guid, form: name } = request.query
    const form =
      name !== undefined
        ? await settingsForm(context, host)
        : guid !== undefined
          ? await vacancyForm(context, host, guid)
          : known.get(hash)
    if (!form || schemaHash(form) !== hash) return found(undefined)
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(validatorSource(form))
  })
}

async function vacancyForm(context: ServerContext, host: string | undefined, guid: string) {
  const client = await clientOfHost(context, host)
  const vacancy = client && (await findAdvertised(context.db, client.id, { guid }, context.now()))
  return client && vacancy && applicationForm(context, { ...client, clientId: client.id }, vacancy)
}

async function settingsForm(context: ServerContext, host: string | undefined) {
  const client = await clientOfHost(context, host)
  return client && buildSettingsForm((await findSettings(context.db, client.id)).applicationFormFields)
}
