import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationDetails } from '../../src/schemas/applications/application'
import type { ApplicationNote } from '../../src/schemas/applications/buildNoteForm'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let owner: string
let colleague: string
let id: number
const email = 'noted@example.org'

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  owner = await server.admin('harbour')
  colleague = await addReviewer('colleague@harbour.example')
  const guest = await server.guest('harbour')
  const vacancy = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')
  id = (
    await submit(server, guest, (await createApplicationFixture(server, guest, vacancy?.id ?? 0, email)).body)
  ).id
})
afterAll(() => server.stop())

async function addReviewer(email: string): Promise<string> {
  const invitation = { email, role: 'reviewer', currentPassword: 'harbour-demo-1' }
  const { body } = await server.call<{ token: string }>('/api/accountInvitations', {
    token: owner,
    body: invitation,
  })
  const password = 'a walk along the quay 7'
  await server.call('/api/accountLinks/accept', {
    body: { clientCode: 'harbour', token: body.token, name: 'Rae Owens', newPassword: password },
  })
  return String(await server.signIn(email, password, 'harbour'))
}

const addNote = (text: string, token = owner, applicationId = id) =>
  server.call<ApplicationNote>(`/api/applicationDetails/${applicationId}/notes`, { token, body: { text } })
const listNotes = async (token = owner) =>
  (await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token })).body.notes

test('users can read all notes, but change and remove only their own', async () => {
  const { status, body: note } = await addNote('  Knows the harbour.\n')
  expect([status, note]).toEqual([
    201,
    expect.objectContaining({
      text: 'Knows the harbour.',
      by: 'harbour-admin',
      isOwn: true,
      changedAt: null,
    }),
  ])
  expect(await listNotes(colleague)).toEqual([{ ...note, isOwn: false }])
  const address = `/api/applicationDetails/${id}/notes/${note.id}`
  const change = (token: string, text: string) =>
    server.call(address, { token, method: 'PUT', body: { text } })
  expect((await change(colleague, 'Not mine')).status).toBe(404)
  expect((await server.call(address, { token: colleague, method: 'DELETE' })).status).toBe(404)
  expect((await change(owner, 'Knows the whole coast.')).status).toBe(204)
  expect(await listNotes()).toMatchObject([{ text: 'Knows the whole coast.', changedAt: expect.any(String) }])
  expect((await server.call(address, { token: owner, method: 'DELETE' })).status).toBe(204)
  expect(await listNotes()).toEqual([])
  const auditEntries = await server.database.query(
    "select action, changes from audit where action like 'note %'",
  )
  expect(auditEntries.map(({ action }) => action)).toEqual(['note written', 'note changed', 'note removed'])
  expect(JSON.stringify(auditEntries)).not.toContain('coast')
})

test('a note that is blank, too long, on another client’s application or from a guest is refused', async () => {
  expect((await addNote(' \n ')).status).toBe(422)
  expect((await addNote('x'.repeat(2001))).status).toBe(422)
  expect((await addNote('Hello', await server.admin('meridian'))).status).toBe(404)
  expect((await addNote('Hello', await server.guest('harbour'))).status).toBe(403)
  expect(await listNotes()).toEqual([])
})

test('a person’s data contains the notes without authors; erasure removes them', async () => {
  await addNote('Speaks three languages.')
  const callPeopleApi = (action: string) =>
    server.call(`/api/people/${action}`, { token: owner, body: { email } })
  const { body } = await callPeopleApi('export')
  expect(body).toMatchObject({ applications: [{ notes: [{ text: 'Speaks three languages.' }] }] })
  expect(JSON.stringify(body)).not.toContain('harbour-admin')
  await callPeopleApi('erase')
  expect(await server.database.query('select id from application_notes')).toEqual([])
})
