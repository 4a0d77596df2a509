import { addNote } from '../../services/applications/applicationNotes'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { NoteBody, NoteShape, noteExample } from './noteShapes'

export const addApplicationNote = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/notes',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary: 'Writes a note on an application for colleagues; neither its sender nor the back-office sees it',
  schema: { params: IdParams, body: NoteBody, response: { 201: NoteShape } },
  example: { params: { id: 9 }, body: { text: noteExample.text }, answer: noteExample },
  handle: async ({ session, params, body }, reply, context) => {
    reply.status(201)
    return addNote(context, session, params.id, body.text)
  },
})
