import { readApplicationFile } from '../../services/applications/readApplications'
import { fileAnswer } from '../answers/rawAnswer'
import { sendFileBytes } from '../answers/sendFileBytes'
import { endpoint } from '../endpoint'
import { FileParams } from '../requests/idParams'

/** API-19. */
export const getApplicationFile = endpoint({
  method: 'GET',
  url: '/api/applicationDetails/:id/attachments/:attachmentId/data',
  access: 'client',
  room: 'applications',
  summary: "The bytes of an application's file",
  refusals: ['withheld', 'identity-hidden'],
  schema: { params: FileParams, response: { 200: fileAnswer } },
  example: { params: { id: 9, attachmentId: 21 } },
  handle: async ({ session, params }, reply, context) =>
    sendFileBytes(reply, await readApplicationFile(context, session, params)),
})
