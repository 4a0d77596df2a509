import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import type { SiteDraft, SiteEdit } from '../../schemas/site/siteDraft'
import { createAnonymousHttp } from '../http/http'
import { createStudios } from './studio.store'

const start = `{ "siteTitle": "Quay",
  "pages": [ { "path": "/a", "title": "A", "blocks": [ {"type": "heading", "text": "One"}, { "type": "button", "label": "Go", "url": "/" } ] } ]
}`

/** A server with one draft, which refuses outdated revisions. */
class DraftServer {
  draft: SiteDraft = {
    clientCode: 'quay',
    company: 'Quay Works',
    revision: 3,
    base: null,
    configText: start,
    files: {},
    ids: { pages: [], menu: [] },
    updatedAt: null,
    updatedBy: null,
  }
  /** Status of every response while it is set. */
  refusalStatus: number | null = null
  putCount = 0
  #server: Server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' })
        .end(JSON.stringify(body))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (this.refusalStatus !== null) return answer(this.refusalStatus, { title: 'No' })
    const name = /\/files\/(.+)$/.exec(request.url ?? '')?.[1]
    if (request.method === 'PUT' && name) {
      const file = {
        hash: `h-${Buffer.concat(chunks)}`,
        size: 3,
        type: String(request.headers['content-type']),
      }
      this.saveDraft({ files: { ...this.draft.files, [name]: file } })
      return answer(200, { file, revision: this.draft.revision })
    }
    const bytes = /~h-([^/]+)\//.exec(request.url ?? '')?.[1]
    if (bytes) return response.writeHead(200).end(bytes)
    if (request.method === 'PUT') {
      if (request.headers['if-match'] !== `"${this.draft.revision}"`) return answer(412, { title: 'Moved' })
      this.putCount += 1
      const { configText, ids, removed = [] } = JSON.parse(Buffer.concat(chunks).toString())
      const files = Object.entries(this.draft.files).filter(([file]) => !removed.includes(file))
      this.saveDraft({ configText, ids, files: Object.fromEntries(files) })
    }
    return answer(200, this.draft)
  })

  /** Saves a change under a new revision, as the user 'ada'. */
  saveDraft(change: Partial<SiteDraft>): void {
    this.draft = { ...this.draft, ...change, revision: this.draft.revision + 1, updatedBy: 'ada' }
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

let server: DraftServer
let address: string
let clock = 0
let tabStore = createMemoryStore()

async function open() {
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key${keys}`
  }
  const studios = createStudios({ http: createAnonymousHttp(address), tabStore, now: () => clock, newKey })
  const studio = studios.getStudio('quay')
  expect(studios.getStudio('quay')).toBe(studio)
  await studio.load()
  return { studio, state: studio.store.getState }
}

const title = (value: string): SiteEdit[] => [{ path: ['siteTitle'], value }]

beforeEach(async () => {
  // Test files share a process, and others replace the network as well.
  axios.defaults.adapter = 'http'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = new DraftServer()
  address = await server.listen()
  tabStore = createMemoryStore()
})
afterEach(() => {
  server.close()
  vi.useRealTimers()
})

describe('the studio', () => {
  it('opens a draft, and saves nothing without an edit', async () => {
    const { studio, state } = await open()
    expect(state()).toMatchObject({ status: 'ready', savedState: 'saved', configText: start })
    expect(state().config.siteTitle).toBe('Quay')
    await studio.save()
    expect(server.putCount).toBe(0)
  })

  it('saves a second after the last edit', async () => {
    const { studio, state } = await open()
    studio.edit(title('One'), 'Title changed')
    vi.advanceTimersByTime(900)
    studio.edit(title('Two'), 'Title changed')
    vi.advanceTimersByTime(900)
    expect(state().savedState).toBe('unsaved')
    vi.advanceTimersByTime(100)
    await vi.waitFor(() => expect(state().savedState).toBe('saved'))
    expect(server.putCount).toBe(1)
    expect(server.draft.configText).toBe(start.replace('Quay', 'Two'))
    expect(state().draft).toMatchObject({ revision: 4, updatedBy: 'ada' })
  })

  it('groups typing in one field into one undo step, until a pause of a second or another field', async () => {
    const { studio, state } = await open()
    for (const text of ['O', 'On', 'One']) studio.edit(title(text), 'Title changed', 'title')
    clock += 1000
    studio.edit(title('One.'), 'Title changed', 'title')
    studio.edit([{ path: ['headingTitle'], value: 'H' }], 'Heading changed', 'heading')
    const descriptionsAndTitles = [state().undoDescription]
    while (state().canUndo) {
      studio.undo()
      descriptionsAndTitles.push(state().config.siteTitle)
    }
    expect(descriptionsAndTitles).toEqual(['Heading changed', 'One.', 'One', 'Quay'])
    expect(state().announcement.trim()).toBe('Undone: Title changed')
    studio.redo()
    expect(state().config.siteTitle).toBe('One')
  })

  it('keeps the selection on an element that moves', async () => {
    const { studio, state } = await open()
    studio.select('/pages/0/blocks/1/label')
    studio.edit([{ path: ['pages', 0, 'blocks', 0] }], 'Heading deleted')
    expect(state().selected).toBe('/pages/0/blocks/0/label')
    studio.redo()
    studio.edit([{ path: ['pages', 0, 'blocks', 0], value: { type: 'image' }, insert: true }], 'Image added')
    expect(state().selected).toBe('/pages/0/blocks/1/label')
    studio.edit([{ path: ['pages', 0, 'blocks', 1] }], 'Button deleted')
    expect(state().selected).toBeNull()
  })

  it('shows a temporary failure, and retries', async () => {
    const { studio, state } = await open()
    server.refusalStatus = 503
    studio.edit(title('Mine'), 'Title changed')
    await studio.save()
    expect(state().savedState).toBe('failed')
    server.refusalStatus = null
    vi.advanceTimersByTime(4000)
    await vi.waitFor(() => expect(state().savedState).toBe('saved'))
    expect(server.draft.configText).toContain('Mine')
  })

  it.each([403, 404])(
    'says that the user cannot edit the site, and does not try again: %s',
    async (status) => {
      server.refusalStatus = status
      const { state } = await open()
      expect(state().status).toBe('refused')
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('stores unsaved changes of a lost session in the tab, and saves them after the next sign-in', async () => {
    const { studio, state } = await open()
    server.refusalStatus = 401
    studio.edit(title('Mine'), 'Title changed')
    await studio.save()
    expect(state().savedState).toBe('signedOut')
    server.refusalStatus = null
    const reopened = await open()
    expect(reopened.state()).toMatchObject({ savedState: 'unsaved', canUndo: true })
    expect(reopened.state().config.siteTitle).toBe('Mine')
    await reopened.studio.save()
    expect(server.draft.configText).toContain('Mine')
    expect((await open()).state().canUndo).toBe(false)
  })

  it('asks about conflicting changes, and loses nothing with either choice', async () => {
    const { studio, state } = await open()
    studio.edit(title('Mine'), 'Title changed')
    server.saveDraft({ configText: start.replace('Quay', 'Theirs') })
    await studio.save()
    expect(state()).toMatchObject({ savedState: 'conflict', conflict: { theirs: { updatedBy: 'ada' } } })
    expect(server.draft.configText).toContain('Theirs')
    await studio.resolve(new Map([['/config/siteTitle', 'theirs']]))
    expect(state().config.siteTitle).toBe('Theirs')
    studio.undo()
    await studio.save()
    expect(server.draft.configText).toContain('Mine')
    server.saveDraft({ configText: start.replace('Quay', 'Again theirs') })
    studio.edit(title('Still mine'), 'Title changed')
    await studio.save()
    await studio.resolve(new Map())
    expect(state()).toMatchObject({ savedState: 'saved', conflict: null })
    expect(server.draft.configText).toContain('Still mine')
  })

  it('merges changes of the other user without asking, and undo removes them', async () => {
    const { studio, state } = await open()
    studio.edit(title('Mine'), 'Title changed')
    server.saveDraft({ configText: start.replace('One', 'Theirs') })
    await studio.save()
    expect(state()).toMatchObject({ savedState: 'saved', conflict: null, config: { siteTitle: 'Mine' } })
    expect(server.draft.configText).toBe(start.replace('One', 'Theirs').replace('Quay', 'Mine'))
    studio.undo()
    expect(state().configText).toBe(start.replace('Quay', 'Mine'))
  })

  it('undo restores the content that an import replaced', async () => {
    const { studio, state } = await open()
    studio.edit(title('Mine'), 'Title changed')
    await studio.save()
    const importSite = async () => server.saveDraft({ configText: '{ "siteTitle": "Imported" }' })
    await studio.replace(importSite, 'Imported a zip file')
    expect(state()).toMatchObject({
      config: { siteTitle: 'Imported' },
      undoDescription: 'Imported a zip file',
    })
    studio.undo()
    await studio.save()
    expect(state().config.siteTitle).toBe('Mine')
    expect(server.draft.configText).toBe(start.replace('Quay', 'Mine'))
    studio.undo()
    expect(state().config.siteTitle).toBe('Quay')
    await studio.replace(importSite)
    expect(state().canUndo).toBe(false)
  })

  it('reports a conflict that arose while the tab was closed', async () => {
    const { studio } = await open()
    server.refusalStatus = 401
    studio.edit(title('Mine'), 'Title changed')
    await studio.save()
    server.refusalStatus = null
    server.saveDraft({ configText: start.replace('Quay', 'Theirs') })
    const reopened = await open()
    await reopened.studio.save()
    expect(reopened.state().savedState).toBe('conflict')
    expect(server.draft.configText).toContain('Theirs')
  })

  it('adds and removes files; undo uploads a file again that the server has deleted', async () => {
    const { studio, state } = await open()
    const file = await studio.addFile('logo.png', new Blob(['abc'], { type: 'image/png' }), 'Logo added')
    expect(file).toEqual({ hash: 'h-abc', size: 3, type: 'image/png' })
    studio.removeFile('logo.png', 'Logo removed')
    await studio.save()
    expect(server.draft.files).toEqual({})
    studio.undo()
    await studio.save()
    expect(state().savedState).toBe('saved')
    expect(server.draft.files).toEqual({ 'logo.png': file })
  })

  it('selects the element that undo or redo restores, on its page', async () => {
    const { studio, state } = await open()
    studio.openPage('/jobs')
    studio.edit([{ path: ['pages', 0, 'blocks', 1] }], 'Button deleted')
    studio.undo()
    expect(state()).toMatchObject({ selected: '/pages/0/blocks/1', page: '/a' })
    studio.edit([{ path: ['siteTitle'], value: 'Other' }], 'Title changed')
    studio.select(null)
    studio.undo()
    expect(state().selected).toBeNull()
  })

  it('reports a forbidden change, and saves the rest after it is undone', async () => {
    const { studio, state } = await open()
    server.refusalStatus = 403
    studio.edit(title('Not mine to change'), 'Title changed')
    await studio.save()
    expect(state().savedState).toBe('forbidden')
    server.refusalStatus = null
    studio.undo()
    await studio.save()
    expect([state().savedState, server.putCount]).toEqual(['saved', 0])
  })

  it('saves nothing of the old site while another site replaces it', async () => {
    const { studio } = await open()
    let finishImport = () => {}
    const importFinished = new Promise<void>((done) => {
      finishImport = done
    })
    const replaced = studio.replace(async () => {
      await importFinished
      server.saveDraft({ configText: '{ "siteTitle": "Brought" }' })
    })
    // Publishing saves the draft in this way before it sends the revision.
    const saved = studio.save().then(() => studio.store.getState().draft.revision)
    finishImport()
    expect(await saved).toBe(server.draft.revision)
    await replaced
    expect(studio.store.getState().configText).toBe('{ "siteTitle": "Brought" }')
    await expect(studio.replace(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await studio.save()
  })

  it('does not edit an invalid JSON file', async () => {
    server.saveDraft({ configText: '{ "siteTitle": ' })
    const { studio, state } = await open()
    expect(studio.edit(title('x'), 'Title changed')).toBe(false)
    expect(state()).toMatchObject({ rawConfig: undefined, configText: '{ "siteTitle": ' })
  })
})

it('[property] undoing 200 edits restores the first state byte for byte', async () => {
  const { studio, state } = await open()
  const value = fc.oneof(fc.string(), fc.constant({ type: 'heading', text: 'x' }), fc.constant([]))
  const path = fc.oneof(
    fc.constantFrom<SiteEdit['path'][]>(['siteTitle'], ['pages'], ['menuItems', 0], ['places', 'a/b']),
    fc.nat(3).map((at) => ['pages', at]),
    fc.tuple(fc.nat(2), fc.nat(4)).map(([page, at]) => ['pages', page, 'blocks', at]),
    fc.tuple(fc.nat(2), fc.nat(4)).map(([page, at]) => ['pages', page, 'blocks', at, 'text']),
  )
  const edit = fc.record({ path, value, insert: fc.boolean() }, { requiredKeys: ['path'] })
  fc.assert(
    fc.property(fc.array(fc.array(edit, { maxLength: 3 }), { minLength: 200, maxLength: 200 }), (batches) => {
      for (const edits of batches) {
        studio.edit(edits, 'Edited')
        const { rawConfig, configText, draft } = state()
        expect(JSON.parse(configText)).toEqual(JSON.parse(JSON.stringify(rawConfig)))
        const pages = Array.isArray((rawConfig as { pages?: unknown }).pages)
          ? (rawConfig as { pages: [] }).pages
          : []
        expect(draft.ids.pages).toHaveLength(pages.length)
      }
      const { ids } = state().draft
      while (state().canUndo) studio.undo()
      expect(state().configText).toBe(start)
      while (state().canRedo) studio.redo()
      expect(state().draft.ids).toEqual(ids)
      while (state().canUndo) studio.undo()
    }),
    { numRuns: 5, seed: 16 },
  )
})
