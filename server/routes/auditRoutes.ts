import { Type } from 'typebox'
import { listAudit } from '../repositories/accounts/audit'
import { findClient } from '../repositories/accounts/clients'
import { found } from '../services/problem'
import { type Routes, sessionOf } from './api'

const nullable = Type.Union([Type.String(), Type.Null()])
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
const Change = Type.Object({ label: Type.String(), from: Type.String(), to: Type.String() })
const AuditShape = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String(),
      by: nullable,
      action: Type.String(),
      subject: Type.String(),
      company: nullable,
      changes: Type.Array(Change),
    }),
  ),
  pagination: Type.Object({ page: Type.Integer(), lastPage: Type.Integer(), recordCount: Type.Integer() }),
})

/** What administrators did: read only, and there is no call that changes it. */
export const auditRoutes: Routes = (api, context) => {
  api.get(
    '/api/audit',
    {
      config: { access: 'client' },
      schema: { querystring: Type.Object(paging), response: { 200: AuditShape } },
    },
    (request) => {
      const { page = 1, pageSize = 25 } = request.query
      return listAudit(context.db, sessionOf(request).clientId, { page, pageSize })
    },
  )
  api.get(
    '/api/audit/all',
    {
      config: { access: 'superuser' },
      schema: {
        querystring: Type.Object({ ...paging, clientCode: Type.Optional(Type.String({ maxLength: 100 })) }),
        response: { 200: AuditShape },
      },
    },
    async (request) => {
      const { page = 1, pageSize = 25, clientCode } = request.query
      if (!clientCode) return listAudit(context.db, 'all', { page, pageSize })
      const { id } = found(await findClient(context.db, clientCode))
      return listAudit(context.db, id, { page, pageSize })
    },
  )
}
