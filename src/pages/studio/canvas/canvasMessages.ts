import type { ClientConfig } from '../../../schemas/clientConfig/clientConfig'

/** A site as the frame shows it. */
export interface PreviewedSite {
  config: ClientConfig
  /**
   * Indexes in config.json of the pages and menu items of `config`. They may differ from the indexes in `config`, which
   * leaves out invalid entries.
   */
  pages: number[]
  menu: number[]
  /** The draft's stylesheet. */
  css: string
  /** Whether the user may edit texts in place. */
  isWritable: boolean
}

type Page = ClientConfig['pages'][number]

/**
 * A site as a message to the frame. A page that is unchanged since the previous message is sent as its index in that
 * message.
 */
export interface SerializedSite extends Omit<PreviewedSite, 'config'> {
  config: Omit<ClientConfig, 'pages'> & { pages: (Page | number)[] }
}

/** An accessibility fault on a page. */
export interface AccessibilityFault {
  /** Id of the axe rule that found it. */
  rule: string
  /** What the rule requires, in words. */
  help: string
  /** Location in config.json; null if the faulty element belongs to no selectable part of the site. */
  place: string | null
  /** Path of the first page on which the fault was found. */
  page: string
}

/** Messages from the studio to the pages in its frame. */
export type CanvasCommand =
  | { foyer: 'studio'; kind: 'site'; site: SerializedSite }
  /** Path and query of the page to show. */
  | { foyer: 'studio'; kind: 'show'; path: string }
  /** Location of the selected item; the page outlines it and scrolls to it. */
  | { foyer: 'studio'; kind: 'mark'; place: string | null }
  /**
   * Checks the accessibility of these pages; unless `includesUnchanged` is true, only of those that differ from the
   * published ones.
   */
  | { foyer: 'studio'; kind: 'check'; paths: string[]; includesUnchanged: boolean }

/** Messages from the pages in the frame to the studio. */
export type CanvasReport =
  /** The frame is ready for messages; `publishedPaths` lists the paths of the published pages. */
  | { foyer: 'studio'; kind: 'ready'; publishedPaths: string[] }
  /** The latest message has been painted. */
  | { foyer: 'studio'; kind: 'drawn' }
  | { foyer: 'studio'; kind: 'select'; place: string }
  /** The user edited a text in place. */
  | { foyer: 'studio'; kind: 'edit'; place: string; value: string }
  /** The frame wants to show another page, or already shows it. */
  | { foyer: 'studio'; kind: 'navigate'; path: string }
  /** The focus should leave the frame. */
  | { foyer: 'studio'; kind: 'leave' }
  /** Progress of the accessibility check and all faults found so far. */
  | { foyer: 'studio'; kind: 'checked'; checkedCount: number; total: number; faults: AccessibilityFault[] }
  /** Undo and redo keys that were pressed in the frame. */
  | { foyer: 'studio'; kind: 'undo' | 'redo' }

/** Returns the canvas message of an event; null if the event has another source, origin or content. */
export function readCanvasMessage<Message extends CanvasCommand | CanvasReport>(
  { data, origin, source }: MessageEvent<unknown>,
  expectedSource: MessageEventSource | null,
): Message | null {
  if (origin !== window.location.origin || expectedSource === null || source !== expectedSource) return null
  const isCanvasMessage =
    typeof data === 'object' && data !== null && 'foyer' in data && data.foyer === 'studio'
  return isCanvasMessage ? (data as Message) : null
}

type CommandBody<Kind> = Kind extends CanvasCommand ? Omit<Kind, 'foyer'> : never

/** Posts a message to the pages in a frame of the same origin. */
export function postToCanvas(frame: HTMLIFrameElement | null, command: CommandBody<CanvasCommand>): void {
  frame?.contentWindow?.postMessage({ foyer: 'studio', ...command }, window.location.origin)
}
