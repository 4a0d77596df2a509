import { changeNote } from '../../services/applications/applicationNotes'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { NoteBody, NoteParams, noteExample } from './noteShapes'

export const changeApplicationNote = endpoint({
  method: 'PUT',
  url: '/api/applicationDetails/:id/notes/:noteId',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary: 'Says a note of one’s own anew; a colleague’s is not found',
  schema: { params: NoteParams, body: NoteBody, response: { 204: nothing } },
  example: { params: { id: 9, noteId: 4 }, body: { text: noteExample.text } },
  handle: async ({ session, params, body }, reply, context) => {
    await changeNote(context, session, { id: params.noteId, applicationId: params.id }, body.text)
    return reply.status(204).send(undefined)
  },
})
