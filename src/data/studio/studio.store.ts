import { createStore } from 'zustand/vanilla'
import type { Choices } from '../../schemas/merge/mergeVersions'
import { applyEdits } from '../../schemas/site/editConfig'
import { editValue } from '../../schemas/site/editValue'
import { describeSiteConflicts, mergeSites } from '../../schemas/site/mergeSites'
import { getPagePathOfPlace } from '../../schemas/site/renamedPagePath'
import type { SiteDraft, SiteEdit } from '../../schemas/site/siteDraft'
import { applyEditsToIds, fitIds, getPlaceOfNewItem } from '../../schemas/site/siteIds'
import { getRequiredPermission } from '../../schemas/site/sitePermissions'
import { conflictTexts } from '../../texts/admin/changes.texts'
import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { siteRefusals } from '../../texts/admin/siteVersions.texts'
import { isApiError } from '../http/apiError'
import type { SiteTools } from '../site/createSite'
import { EditHistory, type SiteContent } from './editHistory'
import { SiteAutosave } from './siteAutosave'
import { createSiteDraftApi } from './studio.api'
import { createEmptyState, type Studio, type StudioState } from './studio.types'
import {
  getAnnouncementState,
  getContent,
  getContentState,
  getHistoryState,
  parseConfigText,
  readContent,
} from './studioContent'

type StudioTools = Pick<SiteTools, 'http' | 'tabStore' | 'now' | 'newKey'>

/** The studio stores of a browser tab, one for each client whose site is edited in it. */
interface Studios {
  getStudio: (clientCode: string) => Studio
}

/** Studios outlive a session: unsaved changes are saved when the same person has signed in again. */
export function createStudios(tools: StudioTools): Studios {
  const studios = new Map<string, Studio>()
  return {
    getStudio: (clientCode) => {
      const studio = studios.get(clientCode) ?? createStudio(tools, clientCode)
      studios.set(clientCode, studio)
      return studio
    },
  }
}

/** The store of the site studio: one client's draft, its undo history and its autosave. */
export function createStudio({ http, tabStore, now, newKey }: StudioTools, clientCode: string): Studio {
  const store = createStore<StudioState>(() => createEmptyState(clientCode))
  const history = new EditHistory()
  const api = createSiteDraftApi(http, clientCode)
  const autosave = new SiteAutosave(store.getState().draft, {
    api,
    clientCode,
    tabStore,
    getContent: () => getContent(store.getState()),
    onStateChange: (savedState, { revision, base, updatedAt, updatedBy }) =>
      store.setState(({ draft }) => ({
        savedState,
        draft: { ...draft, revision, base, updatedAt, updatedBy },
      })),
    onConflict: (serverDraft, base) => {
      store.setState({ conflict: { base, theirs: serverDraft } })
      return describeSiteConflicts({ base, mine: getContent(store.getState()), theirs: serverDraft }).length >
        0
        ? false
        : merge(new Map())
    },
  })

  /** Replaces the site's content; the selection follows the selected element if it has moved. */
  const applyContent = (content: SiteContent, description: string | null) =>
    store.setState((state) => ({
      ...getContentState(state, content),
      ...getHistoryState(history),
      ...getAnnouncementState(state, description),
    }))

  const addStep = (content: SiteContent, description: string, group?: string) => {
    history.record(getContent(store.getState()), description, group, now())
    applyContent(content, group === undefined ? description : null)
    autosave.scheduleSave()
  }

  const edit = (edits: readonly SiteEdit[], description: string, group?: string): boolean => {
    const { configText, rawConfig, ids, files } = getContent(store.getState())
    if (rawConfig === undefined) return false
    const forbiddenArea = edits
      .map(({ path }) => getRequiredPermission(path))
      .find((area) => !store.getState().permissions[area])
    if (forbiddenArea) {
      store.setState((state) => getAnnouncementState(state, siteRefusals.notAllowed[forbiddenArea]))
      return false
    }
    const nextText = applyEdits(configText, edits)
    if (nextText === configText) return true
    const nextIds = applyEditsToIds(ids, rawConfig, edits, newKey)
    addStep(
      { configText: nextText, rawConfig: editValue(rawConfig, edits), ids: nextIds, files },
      description,
      group,
    )
    return true
  }

  const moveInHistory = (direction: 'goBack' | 'goForward') => {
    const previousContent = getContent(store.getState())
    const step = history[direction](previousContent)
    if (!step) return
    applyContent(step.content, (direction === 'goBack' ? texts.undone : texts.redoneChange)(step.description))
    const selected = getPlaceOfNewItem(previousContent.ids, step.content.ids)
    // Select the restored element, because the user is looking for it.
    if (selected !== null)
      store.setState(({ page }) => ({
        selected,
        page: getPagePathOfPlace(step.content.rawConfig, selected) ?? page,
      }))
    autosave.scheduleSave()
  }

  const adoptDraft = (server: SiteDraft, mine?: SiteContent) => {
    const serverContent = readContent(server, newKey)
    const content = mine ?? serverContent
    // A draft without ids gets ids here; other users' saved drafts are compared with these.
    autosave.setServerDraft({ ...server, ids: serverContent.ids })
    store.setState((state) => ({
      status: 'ready',
      conflict: null,
      ...getContentState(state, content, server),
      ...getHistoryState(history),
    }))
    autosave.scheduleSave()
  }

  /**
   * Merges another user's saved changes into the edited content; one undo step restores the content before the merge.
   */
  const merge = (choices: Choices): boolean => {
    const { conflict } = store.getState()
    if (!conflict) return false
    const mine = getContent(store.getState())
    const mergedParts = mergeSites({ ...conflict, mine }, choices)
    const rawConfig = parseConfigText(mergedParts.configText)
    history.record(mine, texts.merged, undefined, now())
    adoptDraft(conflict.theirs, {
      ...mergedParts,
      rawConfig,
      ids: fitIds(rawConfig, mergedParts.ids, newKey),
    })
    store.setState((state) => getAnnouncementState(state, conflictTexts.merged))
    return true
  }

  /**
   * Loads the server's draft.
   * @param preservesEdits whether unsaved edits stay and are saved; otherwise the draft replaces the content
   * @param undoDescription name of the undo step that restores the replaced content; without it nothing can be undone
   */
  const loadDraft = async (preservesEdits: boolean, undoDescription?: string) => {
    try {
      const server = await api.read()
      if (store.getState().status !== 'ready') return openDraft(server)
      // If another user has saved meanwhile, the server answers 412 and the save handles the conflict.
      if (preservesEdits && autosave.isChanged()) return autosave.save()
      if (undoDescription !== undefined)
        history.record(getContent(store.getState()), undoDescription, undefined, now())
      else if (!preservesEdits) history.clear()
      adoptDraft(server)
    } catch (error) {
      if (!isApiError(error)) throw error
      const isRefused = error.status === 403 || error.status === 404
      if (store.getState().status !== 'ready') store.setState({ status: isRefused ? 'refused' : 'failed' })
      else if (error.status === 401) store.setState({ savedState: 'signedOut' })
    }
  }

  /** Shows the draft, with the changes that this tab could not save before a reload, as edits of their base version. */
  const openDraft = (server: SiteDraft) => {
    const tabAutosave = autosave.readFromTab()
    adoptDraft(server)
    if (!tabAutosave) return
    const { revision, base, ...mine } = tabAutosave
    autosave.setServerDraft({ ...server, ...base, revision })
    addStep({ ...mine, rawConfig: parseConfigText(mine.configText) }, texts.draftRestored)
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => void autosave.save())
    window.addEventListener('pagehide', () => autosave.saveInTab())
  }

  return {
    store,
    load: () => loadDraft(true),
    replace: (action, description) =>
      autosave.runInSequence(async () => {
        await action()
        await loadDraft(false, description)
      }),
    edit,
    setPermissions: (permissions) => store.setState({ permissions }),
    setPublishedPaths: (publishedPaths) => store.setState({ publishedPaths }),
    setLanguages: (languages) => store.setState({ languages }),
    showLanguage: (language) => store.setState({ language }),
    undo: () => moveInHistory('goBack'),
    redo: () => moveInHistory('goForward'),
    select: (selected) => store.setState({ selected }),
    openPage: (page) => store.setState({ page }),
    setWidth: (width) => store.setState({ width }),
    addFile: async (name, bytes, description) => {
      const file = await autosave.putFile(name, bytes)
      const content = getContent(store.getState())
      addStep({ ...content, files: { ...content.files, [name]: file } }, description)
      return file
    },
    removeFile: (name, description) => {
      const content = getContent(store.getState())
      const { [name]: _removedFile, ...files } = content.files
      addStep({ ...content, files }, description)
    },
    save: autosave.save,
    resolve: (choices) => {
      merge(choices)
      return autosave.save()
    },
  }
}
