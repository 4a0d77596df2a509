import { removeNote } from '../../services/applications/applicationNotes'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { NoteParams } from './noteShapes'

export const removeApplicationNote = endpoint({
  method: 'DELETE',
  url: '/api/applicationDetails/:id/notes/:noteId',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary: 'Takes a note of one’s own away; a colleague’s is not found',
  schema: { params: NoteParams, response: { 204: nothing } },
  example: { params: { id: 9, noteId: 4 } },
  handle: async ({ session, params }, reply, context) => {
    await removeNote(context, session, { id: params.noteId, applicationId: params.id })
    return reply.status(204).send(undefined)
  },
})
