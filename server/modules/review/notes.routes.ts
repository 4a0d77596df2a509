import { Type } from 'typebox'
import { maxNoteLength } from '../../../src/schemas/applications/buildNoteForm'
import { endpoint } from '../../http/endpoint'
import { IdParams } from '../../http/parameters'
import { noContent } from '../../http/responses'
import { addNote, changeNote, removeNote } from './notes.service'
import { NoteShape, noteExample } from './review.schemas'

export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: maxNoteLength }) },
  { additionalProperties: false, title: 'NoteBody' },
)

export const NoteParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  noteId: Type.Integer({ minimum: 1 }),
})

export const addApplicationNote = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/notes',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: 'Adds an internal note to an application; neither the applicant nor the back-office sees it',
  schema: { params: IdParams, body: NoteBody, response: { 201: NoteShape } },
  example: { params: { id: 9 }, body: { text: noteExample.text }, answer: noteExample },
  handle: async ({ session, params, body }, reply, context) => {
    reply.status(201)
    return addNote(context, session, params.id, body.text)
  },
})

export const changeApplicationNote = endpoint({
  method: 'PUT',
  url: '/api/applicationDetails/:id/notes/:noteId',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: "Changes one of the caller's notes; 404 for a colleague's note",
  schema: { params: NoteParams, body: NoteBody, response: { 204: noContent } },
  example: { params: { id: 9, noteId: 4 }, body: { text: noteExample.text } },
  handle: async ({ session, params, body }, reply, context) => {
    await changeNote(context, session, { id: params.noteId, applicationId: params.id }, body.text)
    return reply.status(204).send(undefined)
  },
})

export const removeApplicationNote = endpoint({
  method: 'DELETE',
  url: '/api/applicationDetails/:id/notes/:noteId',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: "Deletes one of the caller's notes; 404 for a colleague's note",
  schema: { params: NoteParams, response: { 204: noContent } },
  example: { params: { id: 9, noteId: 4 } },
  handle: async ({ session, params }, reply, context) => {
    await removeNote(context, session, { id: params.noteId, applicationId: params.id })
    return reply.status(204).send(undefined)
  },
})
